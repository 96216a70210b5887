import { describe, expect, it } from 'vitest';
import { type CollegeFacts } from '../college/college-facts.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { netPriceOf } from '../explanation/price/net-price.js';
import { rankAll } from '../rank-all.js';
import { measureStudent } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { aCollege, manyColleges } from '../testing/colleges.js';
import { seededStudents } from '../testing/seeded-students.js';
import { aStudent } from '../testing/worked-profiles.js';
import { betterForLess } from './better-for-less.js';

const SAVED = 900;
const EARNINGS = 60_000;
const inMajor = (dollars: number) => ({ dollars, mark: 'your major' as const });

const student = aStudent({
  homeState: 'PA',
  unweightedGpa: 3.6,
  cipFamily: '11',
  majorCip4: '1107',
  incomeBand: '60-100k',
});

/** Every price of a year after aid. */
const costing = (dollars: number): Partial<CollegeFacts> => ({
  netPrice: dollars,
  netPrice0To30k: dollars,
  netPrice30To48k: dollars,
  netPrice48To75k: dollars,
  netPrice75To110k: dollars,
  netPrice110kPlus: dollars,
});
const NO_PRICE_BY_INCOME = {
  netPrice0To30k: null,
  netPrice30To48k: null,
  netPrice48To75k: null,
  netPrice75To110k: null,
  netPrice110kPlus: null,
};
const saved = aCollege({ unitId: SAVED, name: 'Saved', ...costing(24_000) });
let unitId = 0;
const other = (name: string, but: Partial<CollegeFacts> = {}) =>
  aCollege({ unitId: (unitId += 1), name, ...costing(16_000), ...but });

interface Case {
  readonly student?: Partial<StudentFacts>;
  readonly saved?: Partial<CollegeFacts>;
  /** By the name of the college; 60,000 without. */
  readonly earnings?: Readonly<Record<string, number | null>>;
  readonly leftOut?: readonly number[];
}

function compare(others: readonly CollegeFacts[], but: Case = {}) {
  const colleges = [{ ...saved, ...but.saved }, ...others];
  const columns = prepareColleges(colleges);
  const measures = measureStudent({ ...student, ...but.student });
  const earnings = new Map(
    colleges.flatMap((college) => {
      const dollars = but.earnings?.[college.name] ?? EARNINGS;
      return but.earnings?.[college.name] === null ? [] : [[college.unitId, inMajor(dollars)] as const];
    }),
  );
  const leftOut = new Set((but.leftOut ?? []).flatMap((id) => columns.rowOf.get(id) ?? []));
  const { colleges: found, missing } = betterForLess(
    measures,
    columns,
    rankAll(measures, columns),
    columns.rowOf.get(SAVED) ?? 0,
    earnings,
    leftOut,
  );
  return {
    names: found.map(({ row }) => columns.facts[row]?.name),
    savings: found.map(({ saving }) => Math.round(saving)),
    missing: missing.map(({ what }) => what),
  };
}

describe('a college that is better for less', () => {
  it('is as good and costs this family noticeably less', () => {
    expect(compare([other('Cheaper')])).toEqual({ names: ['Cheaper'], savings: [8000], missing: [] });
  });

  it.each<[string, Partial<CollegeFacts>]>([
    ['costs as much', costing(24_000)],
    ['saves less than prices vary', costing(21_500)],
    ['has no price for this family', { ...costing(16_000), ...NO_PRICE_BY_INCOME }],
    ['graduates fewer', { completionRate: 0.55 }],
    ['does not report how many graduate', { completionRate: null }],
    ['is much harder to get into', { admitRate: 0.2 }],
    ['does not teach the major', { bachelorsFamilies: ['52'], programShares: { '11': 0, '52': 0.4 } }],
    ['is for profit', { control: 'private-for-profit' }],
    ['has closed', { operating: false }],
    ['is online only', { distanceOnly: true }],
    ['is farther from home than the saved one', { state: 'CA', latitude: 34, longitude: -118 }],
    ['fits the student worse', { locale: 42, undergraduates: 30_000 }],
  ])('is not one that %s', (_reason, but) => {
    const wishes: Partial<StudentFacts> = { settings: ['Suburban'], sizes: ['0-5000'] };

    expect(compare([other('Other', but)], { student: wishes }).names).toEqual([]);
  });

  it('is not one whose graduates in the major earn less, or earn nobody knows what', () => {
    const others = [other('Poorer'), other('Unknown'), other('Nearly as much')];
    const earnings = { Poorer: 50_000, Unknown: null, 'Nearly as much': 57_500 };

    expect(compare(others, { earnings }).names).toEqual(['Nearly as much']);
  });

  it('is not one that the student does not want to see', () => {
    const hidden = other('Hidden');

    expect(compare([hidden], { leftOut: [hidden.unitId] }).names).toEqual([]);
  });

  it('may be as far away as the saved one', () => {
    const west = { state: 'CA', latitude: 34, longitude: -118 };

    expect(compare([other('Far', west)], { saved: west }).names).toEqual(['Far']);
  });

  it('comes before others when it is nearer home, and there are three at most', () => {
    const others = [
      other('Next state', { state: 'NY', latitude: 41, longitude: -74 }),
      ...['A', 'B', 'C'].map((name) => other(`Home ${name}`)),
    ];

    expect(compare(others).names).toEqual(['Home A', 'Home B', 'Home C']);
    expect(compare(others.slice(0, 2)).names).toEqual(['Home A', 'Next state']);
  });
});

describe('comparing prices', () => {
  it.each<[string, Case]>([
    ['grades', { student: { unweightedGpa: null } }],
    ['home-state', { student: { homeState: null } }],
    ['income', { student: { incomeBand: null } }],
    ['major', { student: { majorCip4: null } }],
    ['price', { saved: NO_PRICE_BY_INCOME }],
    ['completion', { saved: { completionRate: null } }],
    ['completion', { saved: { level: 'two-year', completionRate: 0.34 } }],
    ['earnings', { earnings: { Saved: null } }],
    ['price', { student: { homeState: 'abroad' } }],
  ])('needs the %s', (what, but) => {
    expect(compare([other('Cheaper')], but)).toEqual({ names: [], savings: [], missing: [what] });
  });

  it('needs no income of a family that pays the full price', () => {
    const payer = { incomeBand: null, needsAid: false };
    const cheaper = other('Cheaper', { costOfAttendance: 30_000 });

    expect(compare([cheaper], { student: payer })).toMatchObject({ names: ['Cheaper'], savings: [20_000] });
  });
});

describe('colleges better for less, for students and colleges of every kind,', () => {
  it('always cost less, graduate about as many, and can be attended', () => {
    const columns = prepareColleges(
      manyColleges(400).map((college, i) => ({ ...college, ...costing(4000 + ((i * 977) % 30_000)) })),
    );
    const earnings = new Map(
      columns.facts.map((college, i) => [college.unitId, inMajor(40_000 + 100 * (i % 50))]),
    );
    const known = { homeState: 'OH', incomeBand: '60-100k', cipFamily: '11', majorCip4: '1107' } as const;
    const named = seededStudents(10).flatMap((seeded) => {
      const facts = { ...seeded, ...known };
      const measures = measureStudent(facts);
      const ranked = rankAll(measures, columns);
      return columns.facts.slice(0, 60).flatMap((before, savedRow) =>
        betterForLess(measures, columns, ranked, savedRow, earnings, new Set()).colleges.map((found) => ({
          facts,
          before,
          after: columns.facts[found.row] ?? before,
          saving: found.saving,
        })),
      );
    });

    expect(named.length).toBeGreaterThan(20);
    for (const { facts, before, after, saving } of named) {
      const [paid, pays] = [before, after].map((college) =>
        Math.max(0, netPriceOf(college, facts).amount ?? 0),
      );
      expect((paid ?? 0) - (pays ?? 0)).toBeCloseTo(saving);
      expect(saving).toBeGreaterThanOrEqual(3000);
      expect(after.completionRate).toBeGreaterThanOrEqual((before.completionRate ?? 1) - 0.02);
      expect(after).toMatchObject({ operating: true, distanceOnly: false, predominantDegree: 'bachelors' });
    }
  });
});
