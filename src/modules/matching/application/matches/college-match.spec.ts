import { describe, expect, it } from 'vitest';
import { CollegeExplanation, CollegeMatch } from '../../contracts/index.js';
import { explain, measureStudent, prepareColleges, type StudentFacts } from '../../domain/engine/index.js';
import {
  AUSTIN_COMMUNITY_COLLEGE,
  OHIO_STATE,
  WORKED_COLLEGES,
} from '../../domain/engine/testing/worked-colleges.js';
import { aStudent, P2, P8, WORKED_PROFILES } from '../../domain/engine/testing/worked-profiles.js';
import { explanationOf, matchOf } from './college-match.js';

const explained = (facts: StudentFacts, college = OHIO_STATE) =>
  explain(measureStudent(facts), prepareColleges([college], 'fall 2023'), 0);

describe('a match in a reply', () => {
  it('has chances with four decimals, the match in whole points and the contributions in tenths', () => {
    const match = matchOf(explained(P2));

    expect(match).toMatchObject({
      matchPercentage: 93,
      category: 'target',
      admissionProbability: 0.6897,
      chanceLow: 0.4461,
      chanceHigh: 0.8656,
      dataCompleteness: 1,
    });
    expect(match?.basis).toEqual(
      expect.arrayContaining(['your GPA', 'your SAT', 'the fall 2023 admissions data']),
    );
    const points = new Map(match?.contributions.map((each) => [each.factor, each.points]));
    expect([points.get('grades'), points.get('residency'), points.get('test')]).toEqual([3.6, 16.8, 3.2]);
  });

  it('is null with neither grades nor scores, even where admission is open', () => {
    expect(matchOf(explained(P8))).toBeNull();
    expect(matchOf(explained(P8, AUSTIN_COMMUNITY_COLLEGE))).toBeNull();
  });

  it('has the match even where a college reports no admit rate', () => {
    const match = matchOf(explained(P2, { ...OHIO_STATE, admitRate: null }));

    expect(match).toMatchObject({
      category: null,
      admissionProbability: null,
      chanceLow: null,
      chanceHigh: null,
      basis: ['no admission rate reported'],
      contributions: [],
    });
    expect(match?.matchPercentage).toBeGreaterThan(0);
  });

  it('is null when neither chance nor match is known', () => {
    expect(matchOf(explained(aStudent({ actComposite: 30 }), { ...OHIO_STATE, admitRate: null }))).toBeNull();
  });
});

describe('an explanation in a reply', () => {
  it('follows the contract for every worked student and college', () => {
    for (const facts of Object.values(WORKED_PROFILES))
      for (const college of WORKED_COLLEGES) {
        const explanation = explanationOf(explained(facts, college), facts);
        expect(CollegeExplanation.parse(explanation)).toEqual(explanation);
        if (explanation.match !== null)
          expect(CollegeMatch.parse(explanation.match)).toEqual(explanation.match);
      }
  });

  it('has the steps, the price for the student’s income and the student’s own scores', () => {
    const explanation = explanationOf(explained(P2), P2);

    expect(explanation.suggestions.flatMap((each) => (each.kind === 'improve' ? [each.gain] : []))).toEqual([
      11.1, 2.6,
    ]);
    expect(explanation.netPrice).toMatchObject({ amount: 18795, kind: 'for-your-income' });
    expect(explanation.yourScores).toEqual({ satTotal: 1350, actComposite: null });
  });

  it('suggests no steps when there is no estimate', () => {
    const explanation = explanationOf(explained(P8), P8);

    expect(explanation).toMatchObject({ match: null, submitAdvice: null, suggestions: [] });
    expect(explanation.unknowns.map(({ what }) => what)).toContain('grades');
  });

  it('works for a student who only has a class rank', () => {
    const student = aStudent({ classRank: 12, classSize: 400 });

    expect(explanationOf(explained(student), student).match).not.toBeNull();
  });
});
