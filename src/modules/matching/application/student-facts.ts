import { type AcademicSnapshot } from '#modules/student-profile/contracts/index.js';
import { type MatchWeights, type StudentFacts, UNKNOWN_STUDENT } from '../domain/engine/index.js';

/** No college is there, so a student from abroad is a non-resident everywhere, in chances and in prices. */
const ABROAD = 'abroad';

/** The profile does not include application rounds yet, so they are unknown. */
export const factsOf = (snapshot: AcademicSnapshot | null, weights: MatchWeights | null): StudentFacts => ({
  ...(snapshot ?? UNKNOWN_STUDENT),
  homeState: snapshot?.declined.includes('residency') ? ABROAD : (snapshot?.homeState ?? null),
  applicationRound: null,
  weights,
});
