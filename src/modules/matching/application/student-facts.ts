import { type AcademicSnapshot } from '#modules/student-profile/contracts/index.js';
import { ABROAD, type MatchWeights, type StudentFacts, UNKNOWN_STUDENT } from '../domain/engine/index.js';

/** The profile does not include application rounds yet, so they are unknown. */
export const factsOf = (snapshot: AcademicSnapshot | null, weights: MatchWeights | null): StudentFacts => ({
  ...(snapshot ?? UNKNOWN_STUDENT),
  homeState: snapshot?.declined.includes('residency') ? ABROAD : (snapshot?.homeState ?? null),
  applicationRound: null,
  weights,
});
