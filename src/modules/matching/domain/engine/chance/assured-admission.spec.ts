import { describe, expect, it } from 'vitest';
import { assess } from '../assess.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { explain } from '../explanation/explain.js';
import { measureStudent } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { aCollege } from '../testing/colleges.js';
import { aStudent } from '../testing/worked-profiles.js';

const sourceAt = (known: Partial<StudentFacts>, college: CollegeFacts) =>
  assess(measureStudent(aStudent(known)), prepareColleges([college]), 0).chanceSource;
const publicCollege = (unitId: number, state: string) => aCollege({ unitId, state, control: 'public' });

const MOORHEAD = publicCollege(174358, 'MN');

describe('a promise to everyone', () => {
  it('holds wherever an American applicant lives', () => {
    for (const homeState of ['MN', 'OH', null])
      expect(sourceAt({ unweightedGpa: 2.8, homeState }, MOORHEAD)).toBe('assured-admission');
    expect(sourceAt({ classRank: 50, classSize: 100, homeState: 'OH' }, MOORHEAD)).toBe('assured-admission');
  });

  it('does not hold below its rule, or from abroad', () => {
    expect(sourceAt({ unweightedGpa: 2.7, homeState: 'OH' }, MOORHEAD)).toBe('admit-rate');
    expect(sourceAt({ unweightedGpa: 3.8, homeState: 'abroad' }, MOORHEAD)).toBe('admit-rate');
  });

  it('is told as what it is', () => {
    const columns = prepareColleges([MOORHEAD]);
    const { warnings } = explain(
      measureStudent(aStudent({ unweightedGpa: 2.8, homeState: 'OH' })),
      columns,
      0,
    );
    expect(warnings.map(({ words }) => words)).toContain(
      'Ordinary College admits applicants with a GPA of 2.75, a place in the upper half of their class or an ACT of 21. Check the core courses; rules change.',
    );
  });
});

describe('a resident who meets a published rule is assured of admission', () => {
  it.each<[string, Partial<StudentFacts>, number, string]>([
    ['Iowa, index 245', { unweightedGpa: 3.3, actComposite: 24 }, 153603, 'IA'],
    ['Iowa, an SAT as the ACT it reaches', { unweightedGpa: 3.3, satTotal: 1190 }, 153658, 'IA'],
    ['Arizona, 3.0', { unweightedGpa: 3 }, 105330, 'AZ'],
    ['Kansas, an ACT of 21', { actComposite: 21 }, 155061, 'KS'],
    ['Kansas, 2.25', { unweightedGpa: 2.25 }, 156125, 'KS'],
    ['Mississippi, 3.2', { unweightedGpa: 3.2 }, 176372, 'MS'],
    ['Texas, top tenth', { classRank: 30, classSize: 300 }, 228723, 'TX'],
    ['Texas, top quarter', { classRank: 75, classSize: 300 }, 228769, 'TX'],
  ])('%s', (_rule, known, unitId, state) => {
    const college = publicCollege(unitId, state);
    expect(sourceAt({ ...known, homeState: state }, college)).toBe('assured-admission');
    expect(sourceAt({ ...known, homeState: 'ME' }, college)).toBe('admit-rate');
    expect(sourceAt({ ...known, homeState: state }, publicCollege(1, state))).toBe('admit-rate');
  });

  it.each<[string, Partial<StudentFacts>, number, string]>([
    ['just under the index of Iowa', { unweightedGpa: 3.2, actComposite: 24 - 1 }, 153603, 'IA'],
    ['with an SAT one step below the ACT', { unweightedGpa: 3.3, satTotal: 1170 }, 153658, 'IA'],
    ['with a weighted average alone', { weightedGpa: 4.5 }, 104151, 'AZ'],
    ['just outside the top tenth', { classRank: 31, classSize: 300 }, 228723, 'TX'],
  ])('but not %s', (_who, known, unitId, state) => {
    expect(sourceAt({ ...known, homeState: state }, publicCollege(unitId, state))).toBe('admit-rate');
  });
});
