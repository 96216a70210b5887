import { reminderWords } from '../domain/reminder-words.js';

export const english = {
  date: reminderWords,
  open: 'Open this application',
  several: (count: number) => `${String(count)} dates of your applications`,
  intro: 'Here is what comes next, the nearest first.',
  all: 'See all your applications',
  why: 'You asked for these emails. You can turn them off at any time.',
  settings: 'Change or turn off reminders',
};
export type ReminderEmailWords = typeof english;
