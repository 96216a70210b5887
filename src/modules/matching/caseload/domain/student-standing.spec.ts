import { describe, expect, it } from 'vitest';
import { type DueDate } from './due-date.js';
import { standingOf } from './student-standing.js';

const TODAY = '2026-11-26';

const due = (day: string, item: string | null = null): DueDate => ({
  applicationId: `app-${day}`,
  collegeId: 204796,
  collegeName: 'Ohio State',
  applicationType: 'Regular Decision',
  plan: null,
  item,
  day,
  kind: 'usual',
  note: 'Usual date, check the college.',
  items: 9,
  itemsDone: 4,
});

const standing = (days: readonly string[], lastChangedOn: string | null) =>
  standingOf({ due: days.map((day) => due(day)), lastChangedOn }, TODAY);

describe('a stalled student', () => {
  it.each([
    ['has something due in 30 days and changed nothing for 14', '2026-12-26', '2026-11-12', true],
    ['never changed anything', '2026-12-01', null, true],
    ['has a date today', '2026-11-26', '2026-11-01', true],
    ['is not one who changed something 13 days ago', '2026-12-26', '2026-11-13', false],
    ['is not one with 31 days left', '2026-12-27', '2026-10-01', false],
    ['is not one whose only date is past', '2026-11-25', '2026-10-01', false],
  ])('%s', (_which, day, lastChangedOn, isStalled) => {
    expect(standing([day], lastChangedOn).isStalled).toBe(isStalled);
  });

  it('is not one with nothing due', () => {
    expect(standing([], null)).toEqual({ next: null, missed: 0, isDueSoon: false, isStalled: false });
  });
});

it('the next date is the nearest to come, and applications not sent in time are counted', () => {
  const work = {
    due: [due('2027-01-01'), due('2026-11-01'), due('2026-11-20', 'Ask Mr. Lee'), due('2026-12-10', 'Video')],
    lastChangedOn: TODAY,
  };

  expect(standingOf(work, TODAY)).toMatchObject({ next: { day: '2026-12-10' }, missed: 1 });
});

it.each([
  ['2026-12-10', true],
  ['2026-12-11', false],
])('%s is due within 14 days: %s', (day, isDueSoon) => {
  expect(standing([day], TODAY).isDueSoon).toBe(isDueSoon);
});
