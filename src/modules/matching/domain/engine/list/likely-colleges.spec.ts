import { describe, expect, it } from 'vitest';
import { type CollegeFacts } from '../college/college-facts.js';
import { type StudentFacts } from '../student/student-facts.js';
import { listOf, type Place, someone, spread } from '../testing/list-of.js';
import { aStudent } from '../testing/worked-profiles.js';

describe('a list without a safety in the home state', () => {
  const engineer = aStudent({
    unweightedGpa: 3.8,
    homeState: 'SC',
    cipFamily: '14',
    majorCip4: '1419',
  });
  const teaches = { bachelorsPrograms: ['1419'], bachelorsFamilies: ['14'], programShares: { '14': 0.1 } };
  const elsewhere: Place = { ...teaches, name: 'Elsewhere', state: 'GA', chance: 0.95 };
  const wordsFor = (...places: Place[]) =>
    listOf([elsewhere, ...places], engineer).shortfalls.map(({ words }) => words);

  it('says so, what is likeliest there, and what is safe there without the major', () => {
    const atHome: Place[] = [
      { ...teaches, name: 'Clemson', state: 'SC', chance: 0.6 },
      { ...teaches, name: 'Columbia', state: 'SC', chance: 0.72 },
      { name: 'Winthrop', state: 'SC', control: 'public', chance: 0.97, bachelorsPrograms: ['5202'] },
    ];
    expect(wordsFor(...atHome).at(-1)).toBe(
      'None of your safeties is in your state. The likeliest there is Columbia, at 72%. Safe there, but without your major: Winthrop.',
    );
  });

  it('says what is likeliest at home where nothing is safe at all', () => {
    const { shortfalls } = listOf([{ ...teaches, name: 'Columbia', state: 'SC', chance: 0.72 }], engineer);
    expect(shortfalls.at(-1)?.words).toBe('The likeliest in your state is Columbia, at 72%.');
  });

  it('says that nothing at home teaches the major', () => {
    expect(wordsFor().at(-1)).toContain('We found no college there that teaches your major');
  });

  it('says nothing where one is', () => {
    const home: Place = { ...teaches, name: 'Columbia', state: 'SC', chance: 0.95 };
    expect(wordsFor(home).join(' ')).not.toContain('None of your safeties');
  });
});

describe('the places of likely colleges', () => {
  const computing = aStudent({ unweightedGpa: 3.5, homeState: 'PA', cipFamily: '11', majorCip4: '1107' });

  it.each<[string, Place]>([
    ['below 80%', { chance: 0.79, low: 0.7 }],
    ['whose range begins below 60%', { chance: 0.9, low: 0.59 }],
    ['that admits fewer than 45%', { chance: 0.9, low: 0.8, admitRate: 0.44 }],
  ])('count a likely college %s as a target, after all others', (_what, place) => {
    const likely = { ...place, name: 'Likely', match: 95 };
    expect(listOf([likely], computing)).toMatchObject({ target: ['Likely'], safety: [] });
    const targets = spread(10, { chance: 0.5 });
    expect(listOf([likely, ...targets], computing).target).not.toContain('Likely');
    expect(listOf([likely, ...targets.slice(1)], computing).target.at(-1)).toBe('Likely');
  });
});

describe('a likely public college of the home state that is not safe', () => {
  it('has one of at most three places after the other targets', () => {
    const atHome = Array.from({ length: 5 }, (_, i): Place => {
      return { name: `Home ${i}`, state: 'OH', control: 'public', chance: 0.9, low: 0.5, match: 90 - i };
    });
    const { target } = listOf([...spread(12, { chance: 0.5 }), ...atHome], { ...someone, homeState: 'OH' });
    expect(target).toHaveLength(10);
    expect(target.slice(-3)).toEqual(['Home 0', 'Home 1', 'Home 2']);
  });
});

describe('a likely college that is not safe, of a kind that the student asked for', () => {
  it('has one of at most two places after the other targets', () => {
    const likely = (name: string): Place => ({ name, state: 'GA', chance: 0.9, low: 0.5, womenOnly: true });
    const places = [
      ...spread(12, { chance: 0.5 }),
      likely('Agnes Scott'),
      likely('Spelman'),
      likely('Third'),
    ];
    const asked: StudentFacts = { ...someone, singleSexColleges: ['women'] };
    expect(listOf(places, asked).target.slice(-2)).toEqual(['Agnes Scott', 'Spelman']);
    expect(listOf(places, someone).target).not.toContain('Agnes Scott');
  });
});

describe('a college at home that admits everyone and awards mainly two-year degrees', () => {
  const door: Place = {
    name: 'St. Petersburg College',
    state: 'FL',
    control: 'public',
    openAdmission: true,
    admitRate: null,
    predominantDegree: 'associate',
    completionRate: 0.37,
    chance: 0.97,
    low: 0.9,
  };
  const floridian: StudentFacts = { ...someone, homeState: 'FL', cipFamily: '52', majorCip4: '5202' };

  it('fills a list short of safeties', () => {
    expect(listOf([door], floridian).safety).toEqual(['St. Petersburg College']);
    const enough = spread(6, { chance: 0.95 });
    expect(listOf([door, ...enough], floridian).safety).not.toContain('St. Petersburg College');
    expect(listOf([door], floridian, [0]).safety).toEqual([]);
  });

  it.each<[string, Place]>([
    ['in another state', { state: 'GA' }],
    ['that is private', { control: 'private-nonprofit' }],
    ['without bachelor’s degrees', { bachelorsFamilies: [], bachelorsPrograms: null }],
    ['that does not teach the major', { bachelorsFamilies: ['11'], bachelorsPrograms: ['1107'] }],
    ['where hardly anyone graduates', { completionRate: 0.2 }],
    ['that is too expensive', { netPrice: 60_000, netPrice0To30k: 60_000 }],
    ['of two years', { level: 'two-year' }],
    ['that is mostly online', { unitId: 489779 }],
  ])('is none %s', (_what, but) => {
    const asked: StudentFacts = { ...floridian, incomeBand: 'under 30k' };
    const cheap = { ...door, netPrice0To30k: 5000 };
    expect(listOf([cheap], asked).safety).toHaveLength(1);
    expect(listOf([{ ...cheap, ...but }], asked).safety).toEqual([]);
  });
});

describe('a likely college far below the level of the student', () => {
  it('is no target in another state, or where it is private', () => {
    const likely: Place = {
      chance: 0.9,
      low: 0.5,
      satReading25: 450,
      satReading75: 520,
      satMath25: 450,
      satMath75: 520,
    };
    const strong: StudentFacts = { ...someone, homeState: 'OH', satTotal: 1480 };
    expect(listOf([{ ...likely, state: 'PA' }], strong).target).toHaveLength(0);
    expect(listOf([{ ...likely, state: 'OH' }], strong).target).toHaveLength(0);
    expect(listOf([{ ...likely, state: 'OH', control: 'public' }], strong).target).toHaveLength(1);
    expect(listOf([{ ...likely, state: 'PA' }], { ...strong, satTotal: 1100 }).target).toHaveLength(1);
    expect(listOf([likely], { ...strong, homeState: 'abroad' }).target).toHaveLength(1);
  });
});

describe('a safety far below the level of the student', () => {
  it('loses three points for each hundred SAT points beyond the first 250', () => {
    const at = (middle: number): Partial<CollegeFacts> => ({
      satReading25: middle / 2 - 50,
      satReading75: middle / 2 + 50,
      satMath25: middle / 2 - 50,
      satMath75: middle / 2 + 50,
    });
    const places: Place[] = [
      { ...at(1000), name: 'Far below', state: 'OH', chance: 0.95, match: 84 },
      { ...at(1350), name: 'Close', state: 'OH', chance: 0.95, match: 80 },
    ];
    const atHome = { ...someone, homeState: 'OH' };
    expect(listOf(places, { ...atHome, satTotal: 1540 }).safety).toEqual(['Close', 'Far below']);
    expect(listOf(places, { ...atHome, satTotal: 1150 }).safety).toEqual(['Far below', 'Close']);
    expect(listOf(places, atHome).safety).toEqual(['Far below', 'Close']);
  });
});
