import { describe, expect, it } from 'vitest';
import { prepareColleges } from '../college/prepare-colleges.js';
import { newRanked } from '../rank-all.js';
import { measureStudent } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { aCollege } from '../testing/colleges.js';
import { listOf, type Place, someone, STATES } from '../testing/list-of.js';
import { aStudent } from '../testing/worked-profiles.js';
import { balancedList } from './balanced-list.js';

describe('a public college of another state in a tuition exchange', () => {
  const wyoming = aStudent({ unweightedGpa: 3.5, homeState: 'WY', maxCost: 20_000 });
  const inUtah: Place = {
    state: 'UT',
    control: 'public',
    netPrice: 14_000,
    tuitionInState: 8000,
    tuitionOutOfState: 23_000,
  };
  const countOf = (place: Place, facts: StudentFacts) => {
    const { reach, target, safety } = listOf([place], facts);
    return [reach.length, target.length, safety.length];
  };

  it('is worth an application at the price of the exchange', () => {
    expect(countOf(inUtah, wyoming)).toEqual([0, 1, 0]);
    expect(countOf(inUtah, { ...wyoming, homeState: 'TX' })).toEqual([0, 0, 0]);
  });

  it('is never safe at that price', () => {
    expect(countOf({ ...inUtah, chance: 0.95, low: 0.9 }, wyoming)).toEqual([0, 1, 0]);
  });

  it('is no hope where it turns most applicants away, or where the family can pay little', () => {
    expect(countOf({ ...inUtah, admitRate: 0.4 }, wyoming)).toEqual([0, 0, 0]);
    expect(countOf({ ...inUtah, netPrice: 4000 }, { ...wyoming, maxCost: 11_000 })).toEqual([0, 0, 0]);
  });

  it('of two neighbors with reciprocity counts however many it turns away', () => {
    const minnesota = { ...wyoming, homeState: 'MN' };
    expect(countOf({ ...inUtah, state: 'WI', admitRate: 0.4 }, minnesota)).toEqual([0, 1, 0]);
  });
});

describe('a college that meets the need of students from abroad', () => {
  it('can be a reach for one who needs aid, whatever its full price', () => {
    const YALE = 130_794;
    const place: Place = { unitId: YALE, chance: 0.1, low: 0.04, admitRate: 0.05, costOfAttendance: 90_000 };
    const columns = prepareColleges([aCollege(place)]);
    const ranked = newRanked(1);
    ranked.chance[0] = 0.1;
    ranked.low[0] = 0.04;
    ranked.match[0] = 80;
    const reachFor = (facts: Partial<StudentFacts>) =>
      balancedList(
        measureStudent(aStudent({ unweightedGpa: 3.9, homeState: 'abroad', maxCost: 10_000, ...facts })),
        columns,
        ranked,
      ).reach.length;

    expect(reachFor({ needsAid: true })).toBe(1);
    expect(reachFor({ needsAid: null })).toBe(0);
  });

  it('can be one at a lower chance and with another program than elsewhere', () => {
    const YALE = 130_794;
    const needsAid = {
      homeState: 'abroad',
      maxCost: 8000,
      needsAid: true,
      cipFamily: '14',
      majorCip4: '1410',
    };
    const engineering = {
      bachelorsPrograms: ['1401'],
      bachelorsFamilies: ['14'],
      programShares: { '14': 0.05 },
    };
    const reachOf = (place: Place) =>
      listOf([{ chance: 0.02, low: 0.005, admitRate: 0.05, ...engineering, ...place }], {
        ...someone,
        ...needsAid,
      }).reach;

    expect(reachOf({ unitId: YALE, name: 'Yale' })).toEqual(['Yale']);
    expect(reachOf({ unitId: YALE, name: 'Yale', chance: 0.01 })).toEqual([]);
    expect(reachOf({ unitId: 1, name: 'Another' })).toEqual([]);
  });
});

describe('a student from abroad who needs aid and has no target', () => {
  const MEET_NEED = [164465, 161004, 217156, 182670, 166027, 166683, 152080];
  const needing = aStudent({ unweightedGpa: 3.9, homeState: 'abroad', maxCost: 8000, needsAid: true });
  const abroad = (...more: Place[]) => {
    const reaches = MEET_NEED.map((unitId, i) => ({
      unitId,
      name: `Reach ${i}`,
      state: STATES[i] ?? '',
      chance: 0.1,
      match: 90 - i,
    }));
    return listOf([...reaches, ...more], needing).shortfalls.map(({ words }) => words);
  };

  it('reads which other reaches meet the whole need', () => {
    expect(abroad()).toContain(
      'Without a target, more reaches are worth the work. Reach 5 and Reach 6 also meet the whole need of students from abroad.',
    );
  });

  it('reads nothing of it with a target', () => {
    expect(abroad({ unitId: 1, name: 'Target', costOfAttendance: 8000 }).join(' ')).not.toContain(
      'Without a target',
    );
  });
});

describe('a public college far from home where the family can pay little', () => {
  it.each([
    ['that costs no more', 14_000, 1],
    ['that costs more', 14_001, 0],
  ])('%s', (_what, netPrice, count) => {
    const saver = { ...someone, homeState: 'OH', maxCost: 14_000 };
    const place: Place = { state: 'UT', control: 'public', netPrice };
    expect(listOf([place], saver).target).toHaveLength(count);
    expect(listOf([{ ...place, control: 'private-nonprofit' }], saver).target).toHaveLength(1);
  });

  it('may cost a little more where it is private, and a reach a loan more', () => {
    const saver: StudentFacts = { ...someone, homeState: 'OH', maxCost: 14_000 };
    const reach: Place = { state: 'UT', chance: 0.1, low: 0.05 };
    expect(listOf([{ state: 'UT', netPrice: 17_000 }], saver).target).toHaveLength(1);
    expect(listOf([{ state: 'UT', netPrice: 17_001 }], saver).target).toHaveLength(0);
    expect(listOf([{ ...reach, netPrice: 19_500 }], saver).reach).toHaveLength(1);
    expect(listOf([{ ...reach, netPrice: 19_501 }], saver).reach).toHaveLength(0);
  });
});

describe('a public college of another state over the budget', () => {
  const middling: StudentFacts = { ...someone, homeState: 'OH', incomeBand: '60-100k' };
  const costing = (price: number, but: Place = {}): Place => ({
    state: 'IN',
    control: 'public',
    tuitionInState: 10_000,
    tuitionOutOfState: 10_000,
    netPrice48To75k: price,
    netPrice75To110k: price,
    ...but,
  });

  it('is a target or a reach for at most a first-year loan more: its grants are for residents', () => {
    const reach = { chance: 0.1, low: 0.05 };
    expect(listOf([costing(27_000)], middling).target).toHaveLength(1);
    expect(listOf([costing(27_001)], middling).target).toHaveLength(0);
    expect(listOf([costing(27_001, reach)], middling).reach).toHaveLength(0);
  });

  it('may cost more where it is private or at home', () => {
    expect(listOf([costing(27_001, { control: 'private-nonprofit' })], middling).target).toHaveLength(1);
    expect(listOf([costing(27_001, { state: 'OH' })], middling).target).toHaveLength(1);
  });
});

describe('a private college next door where the family can pay little', () => {
  it('costs at most a loan more, unless it is at home', () => {
    const saver: StudentFacts = { ...someone, homeState: 'OH', incomeBand: 'under 30k' };
    const costing = (netPrice0To30k: number, state: string): Place => ({ netPrice0To30k, state });
    expect(listOf([costing(15_000, 'PA')], saver).target).toHaveLength(1);
    expect(listOf([costing(15_001, 'PA')], saver).target).toHaveLength(0);
    expect(listOf([costing(15_001, 'OH')], saver).target).toHaveLength(1);
  });
});

describe('a safety where the family can pay little', () => {
  it.each([
    ['next door', 'MI', 43, 1],
    ['in the home state', 'OH', 40, 1],
    ['some hours away', 'WI', 43, 1],
    ['a day away in the same region', 'MN', 48, 0],
    ['far from home', 'UT', 40, 0],
  ])('%s', (_where, state, latitude, count) => {
    const saver = { ...someone, homeState: 'OH', maxCost: 14_000 };
    const place = { state, latitude, longitude: -83, chance: 0.9, netPrice: 14_000 };
    const home = { state: 'OH', latitude: 40, longitude: -83, chance: 0.001 };
    expect(listOf([place, home], saver).safety).toHaveLength(count);
    expect(listOf([place, home], { ...saver, maxCost: 15_000 }).safety).toHaveLength(1);
  });
});
