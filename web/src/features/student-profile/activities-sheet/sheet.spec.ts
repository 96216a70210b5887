import { describe, expect, it } from 'vitest';
import { type ActivitiesSheet, type ActivityImpact, type LeadershipRole, type ResearchProject } from '@/api';
import { aJob, anAward, aSurvey } from '../testing/entries';
import { gapsOfActivity, gapsOfHonor, emptyInWords } from './gaps';
import { sheetAsText } from './as-text';
import { activityRows, formTypeOf, honorRows, moved, recognitionOf, sheetFor, textOf } from './sheet';
import { activityEntryOf, honorEntryOf, leadershipEntryOf, researchEntryOf } from './sheet-entries';

const NOTHING_STORED: ActivitiesSheet = { updatedAt: null, activities: [], honors: [] };
const anActivity = (changes: Partial<ActivityImpact>): ActivityImpact => ({ ...aJob, ...changes });
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => anActivity({ id: `a${at}`, activityName: `Club ${at}` }));
const aRole: LeadershipRole = {
  id: 'role',
  userId: aJob.userId,
  createdAt: aJob.createdAt,
  updatedAt: aJob.updatedAt,
  organizationName: 'Student council',
  positionTitle: 'Treasurer',
  level: null,
  startDate: null,
  endDate: null,
  description: null,
  responsibilities: 'Kept the books',
  achievements: null,
  impact: null,
};

const entriesOf = (
  activities: ActivityImpact[],
  { research = [], leadership = [] }: { research?: ResearchProject[]; leadership?: LeadershipRole[] } = {},
) => ({
  activities: [
    ...activities.map(activityEntryOf),
    ...leadership.map(leadershipEntryOf),
    ...research.map(researchEntryOf),
  ],
  honors: [honorEntryOf(anAward('prize', 'Science fair'))],
});

const rowOf = (changes: Partial<ActivityImpact>) => {
  const entries = entriesOf([anActivity(changes)]);
  const [row] = activityRows(sheetFor(NOTHING_STORED, entries), entries);
  if (!row) throw new Error('No row');
  return row;
};

const honorOf = (level: 'Local' | 'Regional' | 'State' | 'National' | 'International') => {
  const entries = { activities: [], honors: [honorEntryOf({ ...anAward('prize', 'Prize'), level })] };
  const [row] = honorRows(sheetFor(NOTHING_STORED, entries), entries);
  if (!row) throw new Error('No row');
  return row;
};

describe('a sheet that was never saved', () => {
  it('takes the first ten activities, in the order of the profile', () => {
    const { activities } = sheetFor(NOTHING_STORED, entriesOf(many(12)));

    expect(activities.filter(({ onSheet }) => onSheet).map(({ id }) => id)).toEqual(
      many(10).map(({ id }) => id),
    );
    expect(activities).toHaveLength(12);
  });

  it('offers leadership roles and research, but leaves them off', () => {
    const { activities } = sheetFor(
      NOTHING_STORED,
      entriesOf([aJob], { leadership: [aRole], research: [aSurvey] }),
    );

    expect(activities.map(({ kind, onSheet }) => [kind, onSheet])).toEqual([
      ['activity', true],
      ['leadership', false],
      ['research', false],
    ]);
  });
});

describe('a stored sheet', () => {
  const entries = entriesOf([aJob, anActivity({ id: 'choir', activityName: 'Choir' })]);
  const fresh = sheetFor(NOTHING_STORED, entries);

  it('keeps its order and its texts, adds new entries last and drops deleted ones', () => {
    const [job, choir] = fresh.activities;
    if (!job || !choir) throw new Error('No rows');
    const stored = {
      ...fresh,
      activities: [
        { ...choir, position: 'Alto' },
        { ...job, id: 'gone' },
      ],
    };

    expect(sheetFor(stored, entries).activities.map(({ id, position }) => [id, position])).toEqual([
      ['choir', 'Alto'],
      ['job', null],
    ]);
  });

  it('moves a row past those that are off the sheet', () => {
    const rows = [
      { id: 'a', onSheet: true },
      { id: 'b', onSheet: false },
      { id: 'c', onSheet: true },
    ];
    const ids = (row: (typeof rows)[number] | undefined, by: 1 | -1) =>
      row && moved(rows, row, by).map(({ id }) => id);

    expect(ids(rows[0], 1)).toEqual(['c', 'b', 'a']);
    expect(ids(rows[0], -1)).toEqual(['a', 'b', 'c']);
  });
});

describe('a row of the sheet', () => {
  it('starts with the student’s own words', () => {
    const row = rowOf({ role: 'Baker', leadershipPosition: 'Shift lead', description: 'Long.' });

    expect([textOf(row, 'position'), textOf(row, 'organization'), textOf(row, 'description')]).toEqual([
      'Shift lead',
      'Corner bakery',
      'Long.',
    ]);
  });

  it('does not take a list of skills for a description', () => {
    expect(
      textOf(rowOf({ responsibilities: null, achievements: null, skillsDeveloped: 'Baking' }), 'description'),
    ).toBe('');
  });

  it.each(['None', 'no', 'N/A'])('does not take %s for a position', (leadershipPosition) => {
    expect(textOf(rowOf({ role: 'Baker', leadershipPosition }), 'position')).toBe('Baker');
  });

  it.each([
    ['Work', true, 'Work (Paid)'],
    ['Work', false, null],
    ['Volunteer', null, 'Community Service (Volunteer)'],
    ['Sports', null, null],
    ['Music', null, null],
    ['Other', null, null],
  ] as const)('takes %s (paid: %s) for the type %s', (activityType, isPaid, type) => {
    expect(formTypeOf(rowOf({ activityType, isPaid }))).toBe(type);
  });

  it.each([
    ['Local', ['School']],
    ['Regional', ['State/Regional']],
    ['State', ['State/Regional']],
    ['National', ['National']],
    ['International', ['International']],
  ] as const)('shows a %s honor as %s', (level, recognition) => {
    expect(recognitionOf(honorOf(level))).toEqual(recognition);
  });

  it('says what is too long and what is missing', () => {
    const gaps = gapsOfActivity(rowOf({ role: 'x'.repeat(51), description: 'x'.repeat(173) }));

    expect(gaps.over).toEqual(['Position is 1 character over', 'Description is 23 characters over']);
    expect(emptyInWords(gaps)).toBe(
      'Still empty: grade levels, time of year, weeks a year, and plans for college.',
    );
  });

  it('asks to check hours that nobody may have entered', () => {
    expect(emptyInWords(gapsOfActivity(rowOf({ hoursPerWeek: 1, weeksPerYear: 50 })))).toMatch(
      /Check 1 hour a week and 50 weeks a year\.$/,
    );
  });

  it('says what an honor lacks', () => {
    expect(emptyInWords(gapsOfHonor(honorOf('State')))).toBe('Still empty: grade levels.');
  });
});

describe('the sheet as text', () => {
  it('has what is written, and no line for what is not', () => {
    expect(sheetAsText([rowOf({ weeksPerYear: 30 })], [honorOf('State')])).toBe(
      [
        'ACTIVITIES',
        '',
        '1. Work (Paid)',
        'Position: Baker',
        'Organization: Corner bakery',
        'Description: Opened the shop on weekends.',
        'Hours a week: 12',
        'Weeks a year: 30',
        '',
        'HONORS',
        '',
        '1. Prize',
        'Recognition: State/Regional',
      ].join('\n'),
    );
  });
});
