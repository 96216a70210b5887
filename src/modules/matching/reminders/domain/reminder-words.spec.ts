import { expect, it } from 'vitest';
import { aDate } from '../testing/dates.js';
import { reminderWords } from './reminder-words.js';

const words = (daysLeft: number, date = aDate({})) => reminderWords({ ...date, daysLeft });

it('a checked date counts down and says who checked it', () => {
  expect(words(12)).toEqual({
    title: 'Early Action, Ohio State: 12 days left',
    body: 'November 1. Checked by you on October 3: admissions.example.edu',
  });
  expect(words(1).title).toBe('Early Action, Ohio State: 1 day left');
  expect(words(0).title).toBe('Early Action, Ohio State: today');
});

it('an unchecked date is a question, never a countdown', () => {
  const date = aDate({ certainty: 'unchecked', note: 'Usual date, check the college.' });

  expect(words(12, date)).toEqual({
    title: 'Check the date of Early Action, Ohio State',
    body: 'We have November 1. Usual date, check the college.',
  });
});
