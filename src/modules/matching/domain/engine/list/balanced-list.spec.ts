import { describe, expect, it } from 'vitest';
import { type CollegeFacts } from '../college/college-facts.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { newRanked } from '../rank-all.js';
import { measureStudent } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { aCollege } from '../testing/colleges.js';
import { aStudent, P8 } from '../testing/worked-profiles.js';
import { balancedList } from './balanced-list.js';

interface Place extends Partial<CollegeFacts> {
  readonly chance?: number;
  readonly low?: number;
  readonly match?: number;
}

const someone = aStudent({ unweightedGpa: 3.5 });

/** The names on the list made from colleges with these chances and matches. */
function listOf(places: readonly Place[], facts: StudentFacts = someone, leftOut: readonly number[] = []) {
  const columns = prepareColleges(places.map((place, i) => aCollege({ unitId: i, ...place })));
  const ranked = newRanked(columns.count);
  places.forEach(({ chance = 0.5, low = chance, match = 80 }, row) => {
    ranked.chance[row] = chance;
    ranked.low[row] = low;
    ranked.match[row] = match;
  });
  const { reach, target, safety, shortfalls } = balancedList(
    measureStudent(facts),
    columns,
    ranked,
    new Set(leftOut),
  );
  const names = (rows: readonly number[]) => rows.map((row) => columns.facts[row]?.name);
  return { reach: names(reach), target: names(target), safety: names(safety), shortfalls };
}

const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ'.split(' ');
/** This many colleges, each in a different state, the best first. */
const spread = (count: number, place: Place): Place[] =>
  STATES.slice(0, count).map((state, i) => ({ ...place, state, name: `${state} College`, match: 90 - i }));

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
      { category: 'reach', wanted: 5, found: 0, words: 'We found no reach colleges for you yet.' },
      { category: 'safety', wanted: 5, found: 2, words: 'We found 2 of 5 safety colleges for you.' },
    ]);
  });

  it('is empty with neither grades nor scores', () => {
    const list = listOf(spread(12, { chance: 0.5 }), P8);
    expect(list).toMatchObject({ reach: [], target: [], safety: [] });
    expect(list.shortfalls).toHaveLength(3);
  });
});

describe('the colleges it can contain', () => {
  it.each<[string, Place]>([
    ['has closed', { operating: false }],
    ['is a two-year college', { level: 'two-year' }],
    ['awards mainly associate degrees', { predominantDegree: 'associate' }],
    ['is run for profit', { control: 'private-for-profit' }],
    ['teaches at a distance only', { distanceOnly: true }],
    ['has fewer than 300 undergraduates', { undergraduates: 299 }],
    ['reports no size', { undergraduates: null }],
    ['is a service academy, with its own process', { federalRegion: 0 }],
    ['has no admit rate and no open admission', { admitRate: null, chance: Number.NaN }],
    ['does not teach the major', { programShares: { '11': 0 }, bachelorsFamilies: [] }],
    ['is a reach below 2 %', { chance: 0.0199 }],
    ['is a safety whose range begins below 55 %', { chance: 0.8, low: 0.549 }],
  ])('do not include a college that %s', (_what, place) => {
    const list = listOf([place], { ...someone, cipFamily: '11' });
    expect([...list.reach, ...list.target, ...list.safety]).toEqual([]);
  });

  it.each<[string, Place]>([
    ['has 300 undergraduates', { undergraduates: 300 }],
    ['has open admission', { admitRate: null, openAdmission: true, chance: 0.97, low: 0.9 }],
    ['is public', { control: 'public' }],
    ['reports no programs', { programShares: {}, bachelorsFamilies: [] }],
    ['is a reach of 2 %', { chance: 0.02 }],
    ['is a safety whose range begins at 55 %', { chance: 0.8, low: 0.55 }],
  ])('include a college that %s', (_what, place) => {
    const list = listOf([place], { ...someone, cipFamily: '11' });
    expect([...list.reach, ...list.target, ...list.safety]).toHaveLength(1);
  });
});

describe('the order', () => {
  it('adds the completion rate to the match', () => {
    const list = listOf([
      { name: 'Well matched', state: 'AL', match: 85, completionRate: 0.4 },
      { name: 'Well graduated', state: 'AK', match: 80, completionRate: 0.8 },
    ]);
    expect(list.target).toEqual(['Well graduated', 'Well matched']);
  });

  it('assumes 45% for an unreported completion rate', () => {
    const list = listOf([
      { name: 'Says nothing', state: 'AL', completionRate: null },
      { name: 'Says 46 %', state: 'AK', completionRate: 0.46 },
      { name: 'Says 44 %', state: 'AR', completionRate: 0.44 },
    ]);
    expect(list.target).toEqual(['Says 46 %', 'Says nothing', 'Says 44 %']);
  });

  it('decides ties by name', () => {
    const named = (name: string, state: string) => ({ name, state });
    expect(listOf([named('Zeta', 'AL'), named('Alpha', 'AK'), named('Mu', 'AR')]).target).toEqual([
      'Alpha',
      'Mu',
      'Zeta',
    ]);
  });

  it('subtracts 8 points for the second college in a state, 16 for the third', () => {
    const list = listOf([
      { name: 'First in Ohio', state: 'OH', match: 90 },
      { name: 'Second in Ohio', state: 'OH', match: 89 },
      { name: 'Third in Ohio', state: 'OH', match: 88 },
      { name: 'In Maine', state: 'ME', match: 80.5 },
      { name: 'In Utah', state: 'UT', match: 71.5 },
    ]);
    expect(list.target).toEqual(['First in Ohio', 'Second in Ohio', 'In Maine', 'Third in Ohio', 'In Utah']);
  });

  it('subtracts only 2 points for the first college in the home state', () => {
    const places = [
      { name: 'First at home', state: 'OH', match: 90 },
      { name: 'Second at home', state: 'OH', match: 89 },
      { name: 'In Maine', state: 'ME', match: 86.5 },
      { name: 'In Utah', state: 'UT', match: 88 },
    ];
    const fromOhio = listOf(places, { ...someone, homeState: 'OH' });
    expect(fromOhio.target).toEqual(['First at home', 'In Utah', 'Second at home', 'In Maine']);
    expect(listOf(places).target).toEqual(['First at home', 'In Utah', 'In Maine', 'Second at home']);
  });

  it('counts colleges of the same state across categories', () => {
    const list = listOf([
      { name: 'Reach in Ohio', state: 'OH', chance: 0.1, match: 90 },
      { name: 'Target in Ohio', state: 'OH', match: 81.5 },
      { name: 'Target in Maine', state: 'ME', match: 80 },
    ]);
    expect(list.target).toEqual(['Target in Maine', 'Target in Ohio']);
  });
});
