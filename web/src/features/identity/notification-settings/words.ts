import { type NotificationSettings } from '@/api';

export type Topic = NotificationSettings['topics'][number]['topic'];
type TopicWords = { title: string; what: string };

const forStudents: Record<Topic, TopicWords> = {
  reminders: {
    title: 'Deadlines and reminders',
    what: '30, 14, 7, 2 and 1 days before a date you checked at the college, or one you set yourself. Of a date nobody checked yet we only ask you to look it up, 30 and 14 days before. Without quiet hours of your own, between 7 in the morning and 9 in the evening. Emails at most once a day.',
  },
  essays: { title: 'Essays and comments', what: 'When someone comments on an essay, and when one was read.' },
  sharing: {
    title: 'People you share with',
    what: 'When a parent or counselor uses your code, asks to be let in, suggests a college, or gives up what you shared.',
  },
  colleges: { title: 'Answers from colleges', what: 'What comes next after each answer you enter.' },
};

export const english = {
  title: 'Notifications',
  lead: 'What you hear of, where it reaches you, and when it’s quiet.',
  topics: 'What you hear of, and where',
  forStudents,
  forAdults: {
    title: 'Students who share with you',
    what: 'When a student lets you in, shares an essay with you, or stops sharing.',
  },
  atBell: 'At the bell',
  byEmail: 'By email',
  account: 'News of your account',
  accountWhat:
    'A new password, email or role, leaving, and first steps. They keep your account safe, so they can’t be turned off.',
  always: 'Always on',
  emailsLater: 'Emails start once you confirm your address.',
  onlyConfirmed: 'We only email a confirmed address.',
  confirm: 'Confirm yours',
  quietHours: 'Quiet hours',
  aboutQuiet:
    'The bell stays silent and no optional email is sent. What comes meanwhile waits until they’re over. Emails about your password, email or sign-ins always come at once.',
  keepQuiet: 'Keep quiet for some hours each day',
  from: 'From',
  until: 'Until',
  chooseTime: 'Choose a time',
  zone: 'Your time zone',
  zoneHint: (time: string) => `It’s ${time} there now. Change it if that’s not your time.`,
  chooseZone: 'Choose your time zone',
  searchZone: 'Search for a city, such as Chicago',
  noZone: 'No time zones match that.',
  locale: 'en-US',
  saved: 'Saved',
  failed: 'Error',
  notSaved: 'We couldn’t save this. Nothing was changed. Try again.',
  notLoaded: 'We couldn’t load your choices',
  notLoadedWhy: 'Nothing was changed. Try again in a moment.',
};
export type Words = typeof english;
