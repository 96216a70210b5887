import { describe, expect, it } from 'vitest';
import { type CollegeFacts } from '../college/college-facts.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { rankAll } from '../rank-all.js';
import { measureStudent } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { aCollege } from '../testing/colleges.js';
import { starterColleges } from '../testing/starter-colleges.js';
import { aStudent } from '../testing/worked-profiles.js';
import { findSafeties } from './safety-search.js';
import { type SafetyWishes } from './safety-wishes.js';

const WANTED = 3;

function search(
  student: StudentFacts,
  colleges: readonly CollegeFacts[],
  wishes: SafetyWishes = {},
  saved: readonly number[] = [],
) {
  const columns = prepareColleges(colleges);
  const measures = measureStudent(student);
  const leftOut = new Set(saved.flatMap((unitId) => columns.rowOf.get(unitId) ?? []));
  const { rows, gaveUp } = findSafeties(
    measures,
    columns,
    rankAll(measures, columns),
    leftOut,
    wishes,
    WANTED,
  );
  return { found: rows.flatMap((row) => columns.facts[row] ?? []), gaveUp };
}
const namesOf = (...search_: Parameters<typeof search>) => search(...search_).found.map(({ name }) => name);

let unitId = 0;
/** Admits nearly everyone like these students. */
const easy = (name: string, but: Partial<CollegeFacts> = {}) =>
  aCollege({ unitId: (unitId += 1), name, state: 'TX', control: 'public', admitRate: 0.95, ...but });

const texan = aStudent({ homeState: 'TX', unweightedGpa: 3.6 });

describe('safeties', () => {
  it('are at home first, then next door, then in the wished regions', () => {
    const colleges = [
      easy('Wished', { state: 'OR' }),
      easy('Next door', { state: 'OK' }),
      easy('At home'),
      easy('Elsewhere', { state: 'ME' }),
    ];
    const student = { ...texan, regions: ['Northwest'] as const };

    expect(namesOf(student, colleges)).toEqual(['At home', 'Next door', 'Wished']);
  });

  it.each<[string, Partial<CollegeFacts>, Partial<StudentFacts>]>([
    ['is not sure to admit the student', { admitRate: 0.3 }, {}],
    ['has fewer than 1,000 students', { undergraduates: 900, carnegieClass: 21 }, {}],
    ['mainly awards associate degrees', { predominantDegree: 'associate' }, {}],
    ['is online only', { distanceOnly: true }, {}],
    ['is religious', { control: 'private-nonprofit', religiousAffiliation: 30 }, {}],
    ['is for women only', { womenOnly: true }, {}],
    ['costs more than the family can pay', { netPrice: 20_100 }, { maxCost: 20_000 }],
    ['reports no price that a limit could be held against', { netPrice: null }, { maxCost: 20_000 }],
    ['does not teach the major', { bachelorsFamilies: ['11'] }, { cipFamily: '51', majorCip4: '5138' }],
  ])('leave out a college that %s', (_what, college, student) => {
    expect(namesOf({ ...texan, ...student }, [easy('Not this', college)])).toEqual([]);
  });

  it('leave out saved colleges', () => {
    const [saved, other] = [easy('Saved'), easy('Other')];
    expect(namesOf(texan, [saved, other], {}, [saved.unitId])).toEqual(['Other']);
  });

  it('give up graduation first and say so', () => {
    const { found, gaveUp } = search(texan, [
      easy('Few graduate', { completionRate: 0.42 }),
      easy('Most graduate'),
      easy('Nearly nobody graduates', { completionRate: 0.2 }),
    ]);

    expect(found.map(({ name }) => name)).toEqual(['Most graduate', 'Few graduate']);
    expect(gaveUp).toEqual(['completion']);
  });

  it('give up the place when there are still too few', () => {
    const { found, gaveUp } = search(texan, [easy('Far', { state: 'ME' }), easy('At home')]);

    expect(found.map(({ name }) => name)).toEqual(['At home', 'Far']);
    expect(gaveUp).toEqual(['place']);
  });

  it('stay in a state that was asked for', () => {
    expect(namesOf(texan, [easy('At home'), easy('In Ohio', { state: 'OH' })], { states: ['OH'] })).toEqual([
      'In Ohio',
    ]);
  });

  it('follow the wishes for kind, price, major and order', () => {
    const colleges = [
      easy('Private', { control: 'private-nonprofit' }),
      easy('Dear', { netPrice: 30_000 }),
      easy('Cheap', { netPrice: 9000 }),
      easy('Middle', { netPrice: 14_000 }),
      easy('No computing', { bachelorsPrograms: ['5202'] }),
    ];
    const wishes = { ownership: 'public', priceMax: 20_000, majors: ['1107'], sort: 'netPrice' } as const;

    expect(namesOf(texan, colleges, wishes)).toEqual(['Cheap', 'Middle']);
  });
});

describe('safeties among real colleges', () => {
  const colleges = starterColleges();

  it('of a Texan with a 3.4 are public universities of Texas', () => {
    const { found, gaveUp } = search(aStudent({ homeState: 'TX', unweightedGpa: 3.4 }), colleges);

    expect(found.slice(0, WANTED).map(({ state, control }) => [state, control])).toEqual(
      Array.from({ length: WANTED }, () => ['TX', 'public']),
    );
    expect(found.map(({ name }) => name).join()).not.toMatch(/Kollel|Bible|Yeshiva/);
    expect(gaveUp).toEqual([]);
  });

  it('of a nurse in Ohio with little money are public and at home', () => {
    const teaching = colleges.map((college) => ({
      ...college,
      bachelorsPrograms: ['5138'],
      programShares: { '51': 0.1 },
      bachelorsFamilies: ['51'],
      netPrice0To30k: college.control === 'public' ? 11_000 : 25_000,
    }));
    const nurse = aStudent({
      homeState: 'OH',
      unweightedGpa: 3.6,
      cipFamily: '51',
      majorCip4: '5138',
      incomeBand: 'under 30k',
    });

    const { found } = search(nurse, teaching);
    expect(found.length).toBeGreaterThanOrEqual(1);
    expect(found[0]).toMatchObject({ state: 'OH', control: 'public' });
    expect(found.every(({ control }) => control === 'public')).toBe(true);
  });

  it('of a student without grades are unknown', () => {
    expect(search(aStudent({ homeState: 'OH' }), colleges).found).toEqual([]);
  });
});
