import { expect, it } from 'vitest';
import { aDate } from '../testing/dates.js';
import { spanishReminderWords } from './reminder-words.es.js';
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

it('in Spanish it says the same', () => {
  const checked = { kind: 'checked', on: '2026-10-03', where: 'admissions.example.edu' } as const;
  const usual = aDate({ certainty: 'unchecked', origin: { kind: 'usual', lastCycle: null } });

  expect(spanishReminderWords({ ...aDate({ origin: checked }), daysLeft: 12 })).toEqual({
    title: 'Early Action, Ohio State: faltan 12 días',
    body: '1 de noviembre. Usted confirmó esta fecha el 3 de octubre: admissions.example.edu',
  });
  expect(spanishReminderWords({ ...usual, daysLeft: 12 })).toEqual({
    title: 'Confirme la fecha de Early Action, Ohio State',
    body: 'Tenemos el 1 de noviembre. Es la fecha habitual de este plazo; confírmela con la universidad.',
  });
});
