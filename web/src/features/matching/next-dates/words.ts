export const english = {
  title: 'Coming up',
  next: (what: string, day: string) => `Next: ${what}, ${day}`,
  nothingDue: 'No date to come',
  none: 'Nothing is due yet. Dates appear here once your student starts an application.',
  of: (firstName: string) => `For ${firstName}`,
  notLoaded: 'We couldn’t load the dates',
  notLoadedWhy: 'Try again in a moment.',
};
export type Words = typeof english;
