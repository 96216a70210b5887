import { type Round } from '../rounds/round.js';
import { isUcCampus } from '../uc-campuses.js';

/** Most common in the application plans of 1,033 colleges for 2025-26 and 189 for 2026-27. */
const EARLY = '11-01';
/** The early one of two: whoever plans by it misses none. */
const NEW_YEAR = '01-01';
/** The University of California publishes one date for all campuses. */
const UC = '11-30';

/** Month and day when such an application is usually due; null where colleges differ too much. */
export function usualDateOf({ applicationType, plan }: Round, collegeId: number): string | null {
  if (plan === 'Priority' || applicationType === 'Rolling') return null;
  if (isUcCampus(collegeId)) return UC;
  if (plan === 'ED II' || applicationType === 'Regular Decision') return NEW_YEAR;
  return EARLY;
}
