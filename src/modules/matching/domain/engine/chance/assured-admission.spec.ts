import { describe, expect, it } from 'vitest';
import { assess } from '../assess.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { measureStudent } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { aCollege } from '../testing/colleges.js';
import { aStudent } from '../testing/worked-profiles.js';

const sourceAt = (known: Partial<StudentFacts>, college: CollegeFacts) =>
  assess(measureStudent(aStudent(known)), prepareColleges([college]), 0).chanceSource;
const publicCollege = (unitId: number, state: string) => aCollege({ unitId, state, control: 'public' });

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
