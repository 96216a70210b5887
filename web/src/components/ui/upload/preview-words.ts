export const english = {
  none: 'Your browser can’t preview this file. It’s saved.',
  picture: (name: string) => `Preview of ${name}`,
  sound: (name: string) => `Listen to ${name}`,
  video: (name: string) => `Watch ${name}`,
  show: 'Show preview',
  of: (name: string) => `of ${name}`,
  failed: 'We couldn’t load the preview. Try again.',
};
export type PreviewWords = typeof english;
