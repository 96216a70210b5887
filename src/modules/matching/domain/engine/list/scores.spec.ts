import { describe, expect, it } from 'vitest';
import { prepareColleges } from '../college/prepare-colleges.js';
import { rankAll } from '../rank-all.js';
import { measureStudent } from '../student/measure-student.js';
import { type SingleSexWish, type StudentFacts } from '../student/student-facts.js';
import { aCollege } from '../testing/colleges.js';
import { aStudent } from '../testing/worked-profiles.js';
import { listScores } from './scores.js';

const COLLEGES = prepareColleges([aCollege(), aCollege({ womenOnly: true }), aCollege({ menOnly: true })]);
const scoresWith = (...singleSexColleges: SingleSexWish[]) => {
  const student = measureStudent(aStudent({ homeState: 'PA', unweightedGpa: 3.5, singleSexColleges }));
  const scoreAt = listScores(student, COLLEGES, rankAll(student, COLLEGES));
  return [0, 1, 2].map((row) => scoreAt(row, 'target'));
};

describe('the wish for single-sex colleges', () => {
  it('adds points only for the kind that was wished', () => {
    const [usual = 0] = scoresWith();

    expect(scoresWith()).toEqual([usual, usual, usual]);
    expect(scoresWith('women')).toEqual([usual, usual + 10, usual]);
    expect(scoresWith('women', 'men')).toEqual([usual, usual + 10, usual + 10]);
  });
});

describe('the wish for a community', () => {
  const CATHOLIC = 30;
  const UNITED_METHODIST = 71;
  const columns = prepareColleges([
    aCollege(),
    aCollege({ historicallyBlack: true }),
    aCollege({ religiousAffiliation: CATHOLIC }),
    aCollege({ religiousAffiliation: UNITED_METHODIST }),
  ]);
  const pointsWith = (wish: Partial<StudentFacts>) => {
    const student = measureStudent(aStudent({ homeState: 'PA', unweightedGpa: 3.5, ...wish }));
    const scoreAt = listScores(student, columns, rankAll(student, columns));
    return [1, 2, 3].map((row) => scoreAt(row, 'target') - scoreAt(0, 'target'));
  };

  it('puts its colleges first, and takes nothing off for their church', () => {
    expect(pointsWith({})).toEqual([0, -4, -4]);
    expect(pointsWith({ collegeCommunities: ['HBCU'] })).toEqual([20, -4, -4]);
    expect(pointsWith({ collegeCommunities: ['Catholic'] })).toEqual([0, 20, -4]);
    expect(pointsWith({ collegeCommunities: ['Protestant'] })).toEqual([0, -4, 20]);
  });
});
