import { type AssuredCandidate } from '../college/admission/assured-rules.js';
import { HIGHEST_COMPOSITE, LOWEST_COMPOSITE, satFromAct } from './concordance.js';
import { type StudentMeasures } from './measure-student.js';

/** What the assured admission rules of public colleges read of a student. */
export function assuredCandidate({ facts, gpa, test, rankKnown }: StudentMeasures): AssuredCandidate {
  const { classRank, classSize } = facts;
  return {
    homeState: facts.homeState,
    gpa: facts.unweightedGpa === null ? null : gpa,
    act: test === null ? null : actOf(test),
    fromTheTop: rankKnown && classRank !== null && classSize !== null ? classRank / classSize : null,
  };
}

/** The highest whole composite whose concordance does not exceed the score. */
function actOf(test: number): number | null {
  for (let act = HIGHEST_COMPOSITE; act >= LOWEST_COMPOSITE; act--) if (satFromAct(act) <= test) return act;
  return null;
}
