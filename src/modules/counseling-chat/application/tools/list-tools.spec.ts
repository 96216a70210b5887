import { describe, expect, it } from 'vitest';
import { publishedRounds } from '#modules/college-catalogue/testing/fixed-application-plans.js';
import { aCollegeCard } from '#modules/college-catalogue/testing/a-college-card.js';
import {
  aCollegeWithMatch,
  anApplication,
  anEssayOnTheShelf,
  anOpenItem,
  enteredDeadline,
} from '../../testing/lists-in-memory.js';
import { listToolsInMemory } from '../../testing/list-tools-in-memory.js';
import { type ToolResult } from './tools.js';

const MAYA = 'maya';
const HARVARD = aCollegeWithMatch(
  aCollegeCard({ id: 1, shortName: 'Harvard', state: 'MA', netPrice: 19_000 }),
  0.04,
  'reach',
);
const OHIO_STATE = aCollegeWithMatch(aCollegeCard({ id: 2, shortName: 'Ohio State' }), 0.6, 'target');
const KENT = aCollegeWithMatch(
  aCollegeCard({ id: 3, shortName: 'Kent State', netPrice: 19_400 }),
  0.97,
  'safety',
);
const TOLEDO = aCollegeWithMatch(
  aCollegeCard({ id: 4, shortName: 'Toledo', netPrice: 31_000 }),
  0.97,
  'safety',
);
const colleges = [HARVARD, OHIO_STATE, KENT, TOLEDO];

async function found<Data>(result: Promise<ToolResult<Data>>): Promise<Data> {
  const settled = await result;
  if (!settled.ok) throw new Error(settled.words);
  return settled.data;
}

describe('safety schools', () => {
  it('are looked for among colleges that are not saved, with a page more for each page', async () => {
    const safeties = { unitIds: [3, 4], gaveUp: ['completion', 'place'] } as const;
    const { tools, asked } = listToolsInMemory(MAYA, { colleges, saved: [2], safeties });

    const { rows, total, relaxed } = await found(
      tools.safety_schools(MAYA, { states: ['OH'], netPriceMax: 20_000, limit: 1, page: 2 }),
    );
    expect(asked).toEqual([{ query: { states: ['OH'], priceMax: 20_000 }, wanted: 2, leftOut: [2] }]);
    expect(rows.map(({ college }) => college.name)).toEqual(['Toledo']);
    expect(total.value).toBe(2);
    expect(relaxed).toEqual(['graduation under half', 'other states']);
  });

  it('come with advice when there are none', async () => {
    const { tools } = listToolsInMemory(MAYA, { colleges });
    const { advice } = await found(tools.safety_schools(MAYA, { states: ['OH'], netPriceMax: 5000 }));
    expect(advice).toEqual(['the price limit', 'the state']);
  });
});

it('recommends by category and state, in the order of the balanced list', async () => {
  const { tools } = listToolsInMemory(MAYA, { colleges, recommended: [1, 2, 4, 3] });

  const { rows, total } = await found(tools.recommendations(MAYA, { category: 'safety', states: ['OH'] }));
  expect(rows.map(({ college }) => college.name)).toEqual(['Toledo', 'Kent State']);
  expect(total.value).toBe(2);
});

describe('the saved list', () => {
  it('counts every category whichever is asked for', async () => {
    const { tools } = listToolsInMemory(MAYA, { colleges, saved: [2, 1, 3] });

    const { rows, counts, total } = await found(tools.my_list(MAYA, { category: 'reach' }));
    expect(rows.map(({ college }) => college.name)).toEqual(['Harvard']);
    expect([counts.reach.value, counts.target.value, counts.safety.value, total.value]).toEqual([1, 1, 1, 3]);
  });

  it('calls a college really safe when it would take the student and the family can pay', async () => {
    const { tools } = listToolsInMemory(MAYA, { colleges, saved: [2, 3, 4], budget: 20_000 });

    const { rows } = await found(tools.my_list(MAYA, {}));
    expect(rows.map(({ isReallySafe, isAffordable }) => [isReallySafe, isAffordable])).toEqual([
      [false, true],
      [true, true],
      [false, false],
    ]);
  });

  it.each<[string, number[], number | undefined, string[]]>([
    ['an empty list', [], undefined, ['no-colleges']],
    ['only a reach', [1], undefined, ['no-safety', 'mostly-reaches', 'no-target', 'few-colleges']],
    ['a safety nobody can pay', [2, 4], 20_000, ['no-safety', 'few-colleges']],
    ['one safety', [1, 2, 3], 20_000, ['one-safety', 'few-colleges']],
    ['nothing affordable', [2, 3], 100, ['no-safety', 'none-affordable', 'few-colleges']],
  ])('has its gaps named, the most pressing first: %s', async (_what, saved, budget, gaps) => {
    const known = { colleges, saved, ...(budget !== undefined && { budget }) };
    const { tools } = listToolsInMemory(MAYA, known);
    expect((await found(tools.list_balance(MAYA, {}))).gaps).toEqual(gaps);
  });
});

describe('deadlines', () => {
  const applications = [
    anApplication({ collegeId: 2, deadline: enteredDeadline('2026-12-01') }),
    anApplication({ collegeId: 1, deadline: enteredDeadline('2027-01-01'), round: 'Regular Decision' }),
    anApplication({ collegeId: 3, deadline: enteredDeadline('2026-11-01') }),
    anApplication({ collegeId: 4, deadline: enteredDeadline('2026-12-15'), status: 'Submitted' }),
  ];

  it('are dates to come of what is not sent yet', async () => {
    const { tools } = listToolsInMemory(MAYA, { colleges, applications });

    const rows = await found(tools.deadlines(MAYA, {}));
    expect(rows.map(({ college, date }) => [college?.name, date.value])).toEqual([
      ['Ohio State', '2026-12-01'],
      ['Harvard', '2027-01-01'],
    ]);
  });

  it('of a month are never made up', async () => {
    const { tools } = listToolsInMemory(MAYA, { colleges, applications });
    expect(await found(tools.deadlines(MAYA, { month: 1 }))).toHaveLength(1);
    expect(await found(tools.deadlines(MAYA, { month: 2 }))).toEqual([]);
  });

  it('are those a college published, with their cycle, before any is entered', async () => {
    const published = {
      1: publishedRounds({ cycle: '2025-26', earlyAction: ['2025-11-01'], regularDecision: ['2026-01-05'] }),
    };
    const { tools } = listToolsInMemory(MAYA, { colleges, published });

    expect(await found(tools.deadlines(MAYA, { college: 1 }))).toMatchObject([
      { round: 'Early Action', date: { value: '2025-11-01', year: '2025-26' }, isOfOtherCycle: true },
      { round: 'Regular Decision', is: 'published', isOwn: false, college: { name: 'Harvard' } },
    ]);
  });

  it('of a college without a date are the usual ones, and say so', async () => {
    const { tools } = listToolsInMemory(MAYA, { colleges });

    const rows = await found(tools.deadlines(MAYA, { college: 1 }));
    expect(rows).toMatchObject([
      { round: 'Early Decision', is: 'usual', college: { name: 'Harvard' } },
      { round: 'Early Action', is: 'usual' },
      { round: 'Regular Decision', is: 'usual', date: { value: 'January 1', said: 'rule' } },
    ]);
  });
});

it('says of an application what is done and what is open', async () => {
  const applications = [
    anApplication({
      collegeId: 2,
      essays: { required: 2, done: 1 },
      recommendations: { required: 2, done: 2 },
      transcriptsSent: true,
      openItems: [
        anOpenItem({ label: 'Why Ohio State' }),
        anOpenItem({ kind: 'fee', label: 'Application fee of $60' }),
      ],
    }),
  ];
  const { tools } = listToolsInMemory(MAYA, { colleges, applications });

  expect(await found(tools.applications(MAYA, {}))).toMatchObject([
    {
      college: { name: 'Ohio State' },
      status: 'In Progress',
      done: ['letters of recommendation', 'transcript'],
      open: ['Why Ohio State', 'the application fee'],
    },
  ]);
});

it('shows essays with their words and never their text', async () => {
  const { tools } = listToolsInMemory(MAYA, { colleges, essays: [anEssayOnTheShelf()] });

  expect(await found(tools.essay_status(MAYA, {}))).toMatchObject([
    { title: 'Moth', words: { value: 412 }, limit: { value: 650 }, href: '/essays/essay-1' },
  ]);
});

describe('a proposal to save', () => {
  it('writes nothing and tells what is saved already', async () => {
    const { tools, list } = listToolsInMemory(MAYA, { colleges, saved: [2] });

    expect(await found(tools.propose_save(MAYA, { colleges: [2, 3], category: 'safety' }))).toMatchObject({
      colleges: [{ name: 'Kent State' }],
      alreadySaved: [{ name: 'Ohio State' }],
      category: 'safety',
    });
    expect(list.ids).toEqual([2]);
  });

  it('fails for a college nobody knows', async () => {
    const { tools } = listToolsInMemory(MAYA, { colleges });
    expect(await tools.propose_save(MAYA, { colleges: [99] })).toMatchObject({ code: 'unknown-college' });
  });
});
