import { describe, expect, it } from 'vitest';
import { prepareColleges } from '../college/prepare-colleges.js';
import { rankAll } from '../rank-all.js';
import { measureStudent } from '../student/measure-student.js';
import { type SingleSexWish } from '../student/student-facts.js';
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
    expect(scoresWith('women')).toEqual([usual, usual + 4, usual]);
    expect(scoresWith('women', 'men')).toEqual([usual, usual + 4, usual + 4]);
  });
});
