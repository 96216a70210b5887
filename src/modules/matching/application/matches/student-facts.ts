import { type AcademicSnapshot } from '#modules/student-profile/contracts/index.js';
import {
  ABROAD,
  type EarlyApplication,
  type MatchWeights,
  type StudentFacts,
  UNKNOWN_STUDENT,
} from '../../domain/engine/index.js';

/** What the student answered and decided, as the engine reads it. */
export const factsOf = (
  snapshot: AcademicSnapshot | null,
  weights: MatchWeights | null,
  earlyApplications: readonly EarlyApplication[],
): StudentFacts => ({
  ...(snapshot ?? UNKNOWN_STUDENT),
  homeState: snapshot?.declined.includes('residency') ? ABROAD : (snapshot?.homeState ?? null),
  applicationRound: null,
  earlyApplications,
  weights,
});
