import { type AcademicSnapshot } from '#modules/student-profile/contracts/index.js';
import { type StudentFacts, UNKNOWN_STUDENT } from '../domain/engine/index.js';

/** The engine reads the snapshot as it is; rounds and weights are not asked for yet, so they stay unknown. */
export const factsOf = (snapshot: AcademicSnapshot | null): StudentFacts =>
  snapshot === null ? UNKNOWN_STUDENT : { ...snapshot, applicationRound: null, weights: null };
