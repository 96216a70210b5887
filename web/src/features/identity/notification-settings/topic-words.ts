import { type NotificationSettings } from '@/api';
import { type Role } from '@/lib/session/session';

export type Topic = NotificationSettings['topics'][number]['topic'];

const FOR_STUDENTS: Record<Topic, { title: string; what: string }> = {
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

const FOR_ADULTS: typeof FOR_STUDENTS = {
  ...FOR_STUDENTS,
  sharing: {
    title: 'Students who share with you',
    what: 'When a student lets you in, shares an essay with you, or stops sharing.',
  },
};

export const topicWords = (role: Role, topic: Topic) =>
  (role === 'student' ? FOR_STUDENTS : FOR_ADULTS)[topic];
