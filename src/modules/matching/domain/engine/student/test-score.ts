import { satFromAct } from './concordance.js';
import { type StudentFacts } from './student-facts.js';

export interface TestScore {
  /** On the SAT scale, 400-1600. */
  readonly sat: number;
  readonly from: 'SAT' | 'ACT';
}

/** The better of the two tests on the SAT scale; a student who sends no scores has none. */
export function bestTestScore(
  facts: Pick<StudentFacts, 'satTotal' | 'actComposite' | 'testPreference'>,
): TestScore | null {
  if (facts.testPreference === 'Neither') return null;

  const act = facts.actComposite === null ? null : satFromAct(facts.actComposite);
  if (facts.satTotal !== null && (act === null || facts.satTotal >= act)) {
    return { sat: facts.satTotal, from: 'SAT' };
  }
  return act === null ? null : { sat: act, from: 'ACT' };
}
