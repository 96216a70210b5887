import { describe, expect, it } from 'vitest';
import { listOf, type Place, someone, spread } from '../testing/list-of.js';
import { aStudent, P8 } from '../testing/worked-profiles.js';

describe('a balanced list', () => {
  it('has 5 reaches, 10 targets and 5 safeties, the best first', () => {
    const list = listOf([
      ...spread(8, { chance: 0.1 }),
      ...spread(14, { chance: 0.5 }),
      ...spread(8, { chance: 0.9 }),
    ]);

    expect(list.reach).toHaveLength(5);
    expect(list.target).toHaveLength(10);
    expect(list.safety).toHaveLength(5);
    expect(list.target[0]).toBe('AL College');
    expect(list.reach[0]).toBe('AL College');
    expect(list.shortfalls).toEqual([]);
  });

  it('puts the next best in the place of a college that is left out', () => {
    const places = spread(12, { chance: 0.5 });
    const all = listOf(places).target;
    const without = listOf(places, someone, [0]).target;

    expect(all[0]).toBe('AL College');
    expect(without).toEqual([...all.slice(1), 'HI College']);
  });

  it('says when a category is short, and does not fill it from another', () => {
    const list = listOf([...spread(12, { chance: 0.5 }), ...spread(2, { chance: 0.9 })]);

    expect(list.reach).toEqual([]);
    expect(list.target).toHaveLength(10);
    expect(list.safety).toHaveLength(2);
    expect(list.shortfalls).toEqual([
      {
        category: 'reach',
        wanted: 5,
        found: 0,
        words: 'We found no reach that fits your major, grades and budget.',
      },
      {
        category: 'safety',
        wanted: 5,
        found: 2,
        words: 'We found 2 of 5 safeties. We don’t fill the rest with colleges that don’t fit.',
      },
    ]);
  });

  it('is empty with neither grades nor scores', () => {
    const list = listOf(spread(12, { chance: 0.5 }), P8);
    expect(list).toMatchObject({ reach: [], target: [], safety: [] });
    expect(list.shortfalls).toEqual([]);
  });
});

describe('branch campuses of one university', () => {
  it('have one place in a category: one application reaches all', () => {
    const branch = (name: string, match: number, but: Place = {}): Place => ({
      name,
      match,
      state: 'CT',
      control: 'public',
      chance: 0.95,
      mainCampus: false,
      ...but,
    });
    const places = [
      branch('University of Connecticut', 70, { mainCampus: true }),
      branch('University of Connecticut-Stamford', 80),
      branch('University of Connecticut-Hartford Campus', 85),
      branch('University of Indiana-Kokomo', 82, { mainCampus: true }),
      branch('University of Indiana-East', 81, { mainCampus: true }),
    ];
    expect(listOf(places, { ...someone, homeState: 'CT' }).safety).toEqual([
      'University of Connecticut-Hartford Campus',
      'University of Indiana-Kokomo',
      'University of Indiana-East',
      'University of Connecticut',
    ]);
  });
});

describe('a list that a wished distance makes short', () => {
  it('names the nearest beyond it, up to twice as far', () => {
    const at = (latitude: number, name: string): Place => ({
      name,
      latitude,
      longitude: -98,
      state: 'TX',
      zipArea: name,
    });
    const { shortfalls } = listOf([at(26, 'Home'), at(30, 'Austin'), at(40, 'Far')], {
      ...someone,
      homeState: 'TX',
      homeZipArea: 'Home',
      maxMiles: 250,
    });
    expect(shortfalls.find(({ category }) => category === 'target')?.words).toMatch(
      /The nearest beyond that: Austin \(about 2[78]\d miles\)\.$/,
    );
  });
});

describe('a list for low grades', () => {
  const arizonan = aStudent({ homeState: 'AZ', unweightedGpa: 2.4, maxCost: 15_000 });
  const campus = (name: string, but: Place = {}): Place => ({
    name,
    control: 'public',
    netPrice: 12_000,
    ...but,
  });
  const places = [
    campus('At home', { state: 'AZ' }),
    campus('Also at home', { state: 'AZ', match: 60 }),
    campus('Next door', { state: 'NM' }),
    campus('Next door and dear', { state: 'NM', netPrice: 19_000 }),
    campus('Far', { state: 'NY', match: 99, control: 'private-nonprofit' }),
  ];

  it('stays near home, and the home state comes first', () => {
    expect(listOf(places, arizonan).target).toEqual(['At home', 'Next door', 'Also at home']);
  });

  it('goes where the student asked to go', () => {
    expect(listOf(places, { ...arizonan, regions: ['Mid-Atlantic'] }).target).toContain('Far');
  });

  it('is as wide as any with a strong score', () => {
    expect(listOf(places, { ...arizonan, satTotal: 1400 }).target).toContain('Far');
  });
});

describe('a list for a seldom taught major', () => {
  const forester = aStudent({ homeState: 'MT', unweightedGpa: 3.3, cipFamily: '03', majorCip4: '0305' });
  const teaching = (name: string, programs: readonly string[], but: Place = {}): Place => ({
    name,
    bachelorsFamilies: ['03'],
    bachelorsPrograms: programs,
    programShares: { '03': 0.05 },
    ...but,
  });
  const neighbors = (state: string, count: number) =>
    Array.from({ length: count }, (_, i) =>
      teaching(`${state} ${String(i)}`, ['0301'], { state, match: 95 }),
    );

  it('has the colleges that teach it first, and goes far for no neighbor of it', () => {
    const { target } = listOf(
      [
        ...neighbors('MT', 2),
        ...neighbors('VA', 6),
        teaching('Forestry at home', ['0305'], { state: 'MT', match: 70 }),
        teaching('Forestry far away', ['0305'], { state: 'ME', match: 60 }),
      ],
      forester,
    );
    expect(target).toEqual(['Forestry at home', 'Forestry far away', 'MT 0', 'MT 1']);
  });

  it('is no narrower where a quarter of the colleges teach it', () => {
    const { target } = listOf(
      [...neighbors('VA', 3), teaching('Forestry', ['0305'], { state: 'MT' })],
      forester,
    );
    expect(target).toHaveLength(4);
  });
});

describe('more safe colleges than the list has places for', () => {
  const kentuckian = aStudent({ homeState: 'KY', unweightedGpa: 3.3, maxCost: 12_000 });
  const safe = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      name: `Campus ${String(i)}`,
      state: 'KY',
      control: 'public' as const,
      netPrice: 9000,
      chance: 0.95,
      match: 90 - i,
    }));
  const moreWords = (count: number, facts = kentuckian) =>
    listOf(safe(count), facts)
      .shortfalls.map(({ words }) => words)
      .filter((words) => words.includes('as safe for you'));

  it.each([
    [6, 'One more college is as safe for you, at a price your family can plan for: Campus 5.'],
    [7, '2 more colleges are as safe for you, at prices your family can plan for: Campus 5 and Campus 6.'],
    [
      9,
      '4 more colleges are as safe for you, at prices your family can plan for, such as Campus 5, Campus 6, and Campus 7.',
    ],
  ])('are named where targets are missing: %d in all', (count, words) => {
    expect(moreWords(count)).toEqual([words]);
  });

  it('are not named where nothing is known of the money, or there are no more', () => {
    expect(moreWords(9, { ...kentuckian, maxCost: null })).toEqual([]);
    expect(moreWords(5)).toEqual([]);
  });
});
