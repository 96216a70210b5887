import { type AcademicSnapshot } from '#modules/student-profile/contracts/index.js';
import { type StudentFacts, UNKNOWN_STUDENT } from '../domain/engine/index.js';

/** The profile does not include application rounds and weights yet, so they are unknown. */
export const factsOf = (snapshot: AcademicSnapshot | null): StudentFacts =>
  snapshot === null ? UNKNOWN_STUDENT : { ...snapshot, applicationRound: null, weights: null };
