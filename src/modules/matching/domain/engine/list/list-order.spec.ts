import { describe, expect, it } from 'vitest';
import { type CollegeFacts } from '../college/college-facts.js';
import { type StudentFacts } from '../student/student-facts.js';
import { listOf, type Place, someone, spread } from '../testing/list-of.js';
import { aStudent } from '../testing/worked-profiles.js';

describe('the order', () => {
  it('adds the completion rate to the match', () => {
    const list = listOf([
      { name: 'Well matched', state: 'AL', match: 85, completionRate: 0.4 },
      { name: 'Well graduated', state: 'AK', match: 80, completionRate: 0.8 },
    ]);
    expect(list.target).toEqual(['Well graduated', 'Well matched']);
  });

  it('adds the completion rate twice at a safety', () => {
    const places = (chance: number): Place[] => [
      { name: 'Well matched', state: 'OH', match: 86, completionRate: 0.57, chance },
      { name: 'Well graduated', state: 'OH', match: 80, completionRate: 0.82, chance },
    ];
    const atHome = { ...someone, homeState: 'OH' };
    expect(listOf(places(0.5), atHome).target[0]).toBe('Well matched');
    expect(listOf(places(0.9), atHome).safety[0]).toBe('Well graduated');
  });

  it('assumes 45% for an unreported completion rate', () => {
    const list = listOf([
      { name: 'Says nothing', state: 'AL', completionRate: null },
      { name: 'Says 46%', state: 'AK', completionRate: 0.46 },
      { name: 'Says 44%', state: 'AR', completionRate: 0.44 },
    ]);
    expect(list.target).toEqual(['Says 46%', 'Says nothing', 'Says 44%']);
  });

  it('draws a match that little is known about toward 60', () => {
    const facts = { ...someone, homeState: 'OH' };
    const places = [
      { name: 'Known', match: 80 },
      { name: 'Less known', match: 90, completeness: 0.3 },
    ];
    expect(listOf(places, facts).target).toEqual(['Known', 'Less known']);
  });

  it('decides ties by name', () => {
    const named = (name: string, state: string) => ({ name, state });
    expect(listOf([named('Zeta', 'AL'), named('Alpha', 'AK'), named('Mu', 'AR')]).target).toEqual([
      'Alpha',
      'Mu',
      'Zeta',
    ]);
  });

  it('takes eight points from a safety where fewer than two in five graduate', () => {
    const places = (chance: number): Place[] => [
      { name: 'Seldom finished', chance, completionRate: 0.39, match: 80 },
      { name: 'Finished more often', chance, completionRate: 0.4, match: 73 },
    ];
    const atHome = { ...someone, homeState: 'PA' };
    expect(listOf(places(0.5), atHome).target[0]).toBe('Seldom finished');
    expect(listOf(places(0.9), atHome).safety[0]).toBe('Finished more often');
  });

  it('takes a point for each $1,000 over the budget, three at a safety, and at most 15', () => {
    const paying: StudentFacts = { ...someone, maxCost: 10_000 };
    const places = (chance: number): Place[] => [
      { name: 'In the budget', chance, netPrice: 10_000, match: 74.5 },
      { name: 'Over it', chance, netPrice: 12_000, match: 80 },
    ];
    expect(listOf(places(0.5), paying).target).toEqual(['Over it', 'In the budget']);
    expect(listOf(places(0.9), paying).safety).toEqual(['In the budget', 'Over it']);
    const far = { name: 'Far over it', chance: 0.1, netPrice: 25_000, match: 90 };
    expect(listOf([far, { ...far, name: 'Near', netPrice: 10_000, match: 75.5 }], paying).reach[0]).toBe(
      'Near',
    );
  });

  it('takes half as many points for each $1,000 over $25,000 while the budget is not known', () => {
    const places: Place[] = [
      { name: 'Ordinary', netPrice: 25_000, match: 77.5 },
      { name: 'Dear', netPrice: 31_000, match: 80 },
    ];
    expect(listOf(places).target).toEqual(['Ordinary', 'Dear']);
  });

  it('takes four points from a religious college, or adds them for a student who asks for one', () => {
    const places = [
      { name: 'Religious', religiousAffiliation: 30, match: 82 },
      { name: 'Not religious', match: 80 },
    ];
    expect(listOf(places).target[0]).toBe('Not religious');
    expect(listOf(places, { ...someone, priorities: ['Faith community'] }).target[0]).toBe('Religious');
  });

  it('adds four points to a public college of the home state', () => {
    const places: Place[] = [
      { name: 'Private', state: 'OH', match: 83 },
      { name: 'Public', state: 'OH', match: 80, control: 'public' },
    ];
    expect(listOf(places, { ...someone, homeState: 'OH' }).target[0]).toBe('Public');
    expect(listOf(places, { ...someone, homeState: 'PA' }).target[0]).toBe('Private');
  });

  it.each<[string, Partial<StudentFacts>, number]>([
    ['eight points away from the wished regions', { regions: ['Midwest'] }, 8],
    ['four points away from home', {}, 4],
    ['eight points where the family can pay less than $22,000', { maxCost: 21_999 }, 8],
  ])('takes %s', (_what, facts, points) => {
    const places = (match: number): Place[] => [
      { name: 'Near', state: 'MI', match: 80 },
      { name: 'Far', state: 'UT', match: 80 + match },
    ];
    const from = { ...someone, homeState: 'OH', ...facts };
    expect(listOf(places(points - 0.5), from).target[0]).toBe('Near');
    expect(listOf(places(points + 0.5), from).target[0]).toBe('Far');
  });
});

describe('the states', () => {
  const ohio = { ...someone, homeState: 'OH' };
  const inOhio = (count: number, place: Place): Place[] =>
    Array.from({ length: count }, (_, i) => ({ ...place, state: 'OH', name: `Ohio ${i}` }));

  it.each([
    ['a reach, three targets and two safeties', {}, [1, 3, 2]],
    ['more where the family can pay less', { maxCost: 21_000 }, [2, 5, 3]],
  ] as const)('put home first: %s', (_what, facts, counts) => {
    const home = [0.1, 0.5, 0.9].flatMap((chance) => inOhio(12, { chance, match: 72 }));
    const away = [0.1, 0.5, 0.9].flatMap((chance) => spread(20, { chance, match: 90, netPrice: 9000 }));
    const { reach, target, safety } = listOf([...home, ...away], { ...ohio, ...facts });
    const fromHome = [reach, target, safety].map(
      (names) => names.filter((name) => name?.startsWith('Ohio')).length,
    );
    expect(fromHome).toEqual(counts);
  });

  it('give two safeties to public colleges of the home state before private ones', () => {
    const at = (name: string, control: CollegeFacts['control'], match: number): Place[] =>
      inOhio(3, { control, chance: 0.9, match }).map((place, i) => ({ ...place, name: `${name} ${i}` }));
    const away = spread(10, { chance: 0.9, match: 95 });
    const { safety } = listOf(
      [...at('Private', 'private-nonprofit', 90), ...at('Public', 'public', 80), ...away],
      ohio,
    );
    expect(safety).toEqual(expect.arrayContaining(['Public 0', 'Public 1']));
  });

  it('leave a home-state college out that is far worse than the best', () => {
    const away = spread(10, { match: 90 });
    const list = listOf([...inOhio(1, { match: 60 }), ...away], ohio);
    expect(list.target).not.toContain('Ohio 0');
  });

  it('leave a safety of the home state out that is farther still from the best', () => {
    const away = spread(10, { match: 90, chance: 0.9 });
    const withHome = (match: number) => listOf([...inOhio(1, { match, chance: 0.9 }), ...away], ohio).safety;
    expect(withHome(63)).toContain('Ohio 0');
    expect(withHome(58)).not.toContain('Ohio 0');
  });

  it('subtract 8 points for the second college in a state, 16 for the third', () => {
    const inState = (state: string, i: number, match: number) => ({ name: `${state} ${i}`, state, match });
    const others = spread(9, {}).map((place) => ({ ...place, match: 95 }));
    const twice = [inState('OH', 1, 90), inState('OH', 2, 90), inState('UT', 1, 81)];
    expect(listOf([...others.slice(0, 8), ...twice]).target).toContain('OH 1');
    expect(listOf([...others.slice(0, 8), ...twice]).target).toContain('OH 2');
    expect(
      listOf([
        ...others.slice(0, 8),
        ...twice.map((one) => ({ ...one, match: one.name === 'UT 1' ? 83 : 90 })),
      ]).target,
    ).toContain('UT 1');
  });

  it('count across categories', () => {
    const others = spread(9, {}).map((place) => ({ ...place, match: 95 }));
    const list = listOf([
      { name: 'Reach in Ohio', state: 'OH', chance: 0.1, match: 90 },
      ...others,
      { name: 'Target in Ohio', state: 'OH', match: 81.5 },
      { name: 'Target in Wyoming', state: 'WY', match: 80 },
    ]);
    expect(list.target).toContain('Target in Wyoming');
    expect(list.target).not.toContain('Target in Ohio');
  });

  it('measures from the ZIP area of the student, in the home state too', () => {
    const places = [
      { name: 'Columbus State', state: 'OH', zipArea: '432', latitude: 40, longitude: -83 },
      { name: 'Toledo', state: 'OH', zipArea: '436', latitude: 41.6, longitude: -83.6 },
    ];
    const near = (homeZipArea: string) =>
      listOf(places, aStudent({ unweightedGpa: 3.5, homeState: 'OH', homeZipArea, maxMiles: 50 }));

    expect(near('432').target).toEqual(['Columbus State']);
    expect(
      near('432')
        .shortfalls.map(({ words }) => words)
        .join(),
    ).not.toContain('ZIP code');
    expect(near('999').target.toSorted()).toEqual(['Columbus State', 'Toledo']);
  });

  it('leaves out colleges farther from home than the student wants, and says so', () => {
    const places = [
      { name: 'Columbus State', state: 'OH', latitude: 40, longitude: -83 },
      { name: 'Toledo', state: 'OH', latitude: 41.6, longitude: -83.6 },
      { name: 'Ann Arbor', state: 'MI', latitude: 42.3, longitude: -83.7 },
      { name: 'Seattle', state: 'WA', latitude: 47.6, longitude: -122.3 },
      { name: 'No place known', state: 'IN', latitude: null, longitude: null },
    ];
    const near = listOf(places, aStudent({ unweightedGpa: 3.5, homeState: 'OH', maxMiles: 200 }));

    expect(near.target.toSorted()).toEqual(['Ann Arbor', 'Columbus State', 'No place known', 'Toledo']);
    expect(near.shortfalls.map(({ words }) => words)).toContain(
      'We found 4 of 10 targets. We don’t fill the rest with colleges that don’t fit. ' +
        'You asked for at most 200 miles from home; farther ones are left out. ' +
        'Your whole state counts as near until we know your ZIP code.',
    );
    expect(listOf(places, aStudent({ unweightedGpa: 3.5, homeState: 'OH' })).target).toContain('Seattle');
  });
});

describe('a student who wants other regions only', () => {
  it('has fewer colleges of the home state taken first', () => {
    const home = Array.from({ length: 12 }, (_, i): Place => {
      return { name: `Home ${i}`, state: 'FL', match: 72 };
    });
    const away = spread(20, { match: 90 }).filter(({ state }) => state !== 'FL');
    const fromHome = (facts: Partial<StudentFacts>) =>
      listOf([...home, ...away], { ...someone, homeState: 'FL', ...facts }).target.filter((name) =>
        name?.startsWith('Home'),
      ).length;

    expect(fromHome({})).toBe(3);
    expect(fromHome({ regions: ['Northeast'] })).toBe(1);
    expect(fromHome({ regions: ['Northeast', 'Southeast'] })).toBe(3);
  });
});
