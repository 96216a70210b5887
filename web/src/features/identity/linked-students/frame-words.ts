export const english = {
  title: (firstName: string) => `What ${firstName} shares`,
  home: 'Home',
  lead: 'Everything here is your student’s own, and so is every decision.',
  tabs: 'What is shared',
  stop: 'Give up access',
  stopQuestion: (firstName: string) => `Give up what ${firstName} shares?`,
  stopWhat: 'You won’t see it anymore. Your student can let you in again with a new code.',
  keep: 'Keep it',
  stopped: 'You gave up access.',
  stopFailed: 'We couldn’t do this. Please try again.',
  notShared: 'This isn’t shared with you',
  notSharedWhy: 'Your student may have ended it, or keeps this part for now. Ask them if you need it.',
  notLoaded: 'We couldn’t load this',
  notLoadedWhy: 'Try again in a moment.',
};
export type FrameWords = typeof english;
