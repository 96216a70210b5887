import { describe, expect, it } from 'vitest';
import { readDay } from './read-day.js';
import { readRound } from './read-round.js';
import { LONGEST_NOTES, readRow } from './read-row.js';

const PLACES = {
  name: 0,
  state: 1,
  round: 2,
  deadline: 3,
  deadlineNote: 4,
  notes: 5,
  status: 6,
  decision: 7,
};
const row = (...cells: string[]) => readRow({ line: 2, cells }, PLACES);

it.each([
  ['2026-11-01', '2026-11-01'],
  ['2026-11-01T00:00:00', '2026-11-01'],
  ['11/1/2026', '2026-11-01'],
  ['11/01/26', '2026-11-01'],
  ['1-5-2027', '2027-01-05'],
  ['Nov 1, 2026', '2026-11-01'],
  ['Sunday, November 1st, 2026', '2026-11-01'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', null],
  ['11/31/2026', null],
  ['31/12/2026', null],
  ['11/1', null],
  ['Nov 1', null],
  ['soon', null],
  ['0000-00-00', null],
])('reads the date %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

it.each([
  ['ED', 'Early Decision', null],
  ['ED I', 'Early Decision', 'ED I'],
  ['early decision 2', 'Early Decision', 'ED II'],
  ['ED-II', 'Early Decision', 'ED II'],
  ['E.A.', 'Early Action', null],
  ['ea', 'Early Action', null],
  ['REA', 'Early Action', 'Restrictive EA'],
  ['Single-Choice Early Action', 'Early Action', 'Restrictive EA'],
  ['RD', 'Regular Decision', null],
  ['Regular', 'Regular Decision', null],
  ['Rolling admission', 'Rolling', null],
  ['Rolling (priority)', 'Rolling', 'Priority'],
  ['Regular Decision (priority)', 'Regular Decision', 'Priority'],
  ['', undefined, undefined],
])('reads the round %s', (typed, applicationType, plan) => {
  expect(readRound(typed)?.applicationType).toBe(applicationType);
  expect(readRound(typed)?.plan).toBe(plan);
});

describe('a row', () => {
  it('is a college with its round, date and notes', () => {
    expect(row('Yale', 'CT', 'EA', '11/1/2026', '', '=1+1')).toEqual({
      line: 2,
      name: 'Yale',
      state: 'CT',
      round: { applicationType: 'Early Action', plan: null },
      deadline: '2026-11-01',
      standing: null,
      notes: '=1+1',
      problems: [],
    });
  });

  it('says what it cannot read, and keeps the rest', () => {
    expect(row('Yale', '', 'maybe', 'November')).toMatchObject({
      round: null,
      deadline: null,
      problems: [
        'We couldn’t read the round “maybe”. Write ED, ED II, EA, REA, RD or Rolling.',
        'We couldn’t read the date “November”. Write it like 11/1/2026 or 2026-11-01.',
      ],
    });
  });

  it('names a status and a decision it cannot read, and uses none without a round', () => {
    expect(row('Yale', '', 'RD', '', '', '', 'fingers crossed', 'hm')).toMatchObject({
      standing: null,
      problems: [
        'We couldn’t read the status “fingers crossed”. Write Planning, In Progress, Submitted, Under Review or Interview; for Decided, give the decision too.',
        'We couldn’t read the decision “hm”. Write Accepted, Rejected, Waitlisted, Deferred, Withdrawn or Enrolled.',
      ],
    });
    expect(row('Yale', '', '', '', '', '', 'Submitted')).toMatchObject({
      standing: null,
      problems: ['The status is not used: add a round, such as RD, to begin an application.'],
    });
  });

  it('does not use a date without a round, and says so', () => {
    expect(row('Yale', '', '', '11/1/2026')).toMatchObject({
      deadline: null,
      problems: ['The date is not used: add a round, such as RD, to begin an application.'],
    });
  });

  it.each(['Usual date, check the college.', 'Published for 2026–27. Check the college’s page.'])(
    'does not take a date of ours for one of the student: %s',
    (note) => {
      expect(row('Yale', '', 'EA', '2026-11-01', note)).toMatchObject({ deadline: null, problems: [] });
    },
  );

  it('cuts notes that are too long, and says so', () => {
    const { notes, problems } = row('Yale', '', '', '', '', 'x'.repeat(LONGEST_NOTES + 1));

    expect(notes).toHaveLength(LONGEST_NOTES);
    expect(problems).toEqual(['These notes are longer than 2000 characters. The rest is left out.']);
  });

  it('may be shorter than the headings', () => {
    expect(row('Yale')).toMatchObject({ name: 'Yale', round: null, notes: '', problems: [] });
  });
});
