import { describe, expect, it } from 'vitest';
import { explain, measureStudent, prepareColleges, type StudentFacts } from '../../domain/engine/index.js';
import { OHIO_STATE, WORKED_COLLEGES } from '../../domain/engine/testing/worked-colleges.js';
import { aStudent, P2 } from '../../domain/engine/testing/worked-profiles.js';
import { predictionWords } from './prediction-words.js';

const columns = prepareColleges(WORKED_COLLEGES, 'fall 2023');
const atOhioState = (facts: StudentFacts) => {
  const row = columns.rowOf.get(OHIO_STATE.unitId) ?? -1;
  const explanation = explain(measureStudent(facts), columns, row);
  return { explanation, words: predictionWords(explanation) };
};

describe('the words of a prediction', () => {
  it('name as strengths what lifts the chance and what fits', () => {
    const { explanation, words } = atOhioState(P2);
    const lifting = explanation.contributions.filter(({ points }) => points >= 0.5);

    expect(lifting.length).toBeGreaterThan(0);
    expect(words.strengths).toEqual(expect.arrayContaining(lifting.map((lift) => lift.words)));
    expect(words.strengths.join(' ')).toMatch(/It fits you well on /);
  });

  it('never name what lowers the chance as a strength', () => {
    const { explanation, words } = atOhioState(
      aStudent({ unweightedGpa: 2.4, satTotal: 900, homeState: 'TX' }),
    );
    const lowering = explanation.contributions.filter(({ points }) => points < 0);

    expect(lowering.length).toBeGreaterThan(0);
    expect(words.strengths.filter((each) => lowering.some((low) => low.words === each))).toEqual([]);
  });

  it('name as areas the steps that help and then the missing answers', () => {
    const { explanation, words } = atOhioState(aStudent({ unweightedGpa: 3.5 }));

    expect(words.areasForImprovement.slice(0, explanation.suggestions.length)).toEqual(
      explanation.suggestions.slice(0, 5).map((suggestion) => suggestion.words),
    );
  });

  it('ask for a missing answer once', () => {
    const { words } = atOhioState({ ...P2, satTotal: null, actComposite: null, homeState: null });

    expect(words.areasForImprovement.filter((each) => /test score|SAT/.test(each))).toHaveLength(1);
    expect(words.areasForImprovement.filter((each) => /home state/.test(each))).toHaveLength(1);
  });

  it('are at most five sentences each', () => {
    for (const facts of [P2, aStudent({ unweightedGpa: 3.9 }), aStudent({ satTotal: 1000 })]) {
      const { words } = atOhioState(facts);
      expect(words.strengths.length).toBeLessThanOrEqual(5);
      expect(words.areasForImprovement.length).toBeLessThanOrEqual(5);
    }
  });

  it('say why this college, what the estimate is based on and what it does not include', () => {
    const { explanation, words } = atOhioState(P2);

    expect(explanation.why).not.toBe('');
    expect(words.explanation.startsWith(explanation.why)).toBe(true);
    expect(words.explanation).toMatch(/Based on .*admissions data\. .*It doesn’t include essays/);
  });
});
