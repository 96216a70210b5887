import { type SelectionCriteria } from '@/api';

/** Whether the list is limited; `null` before the first save. */
export const hasRanges = (stored: SelectionCriteria | null) =>
  stored !== null &&
  [stored.tuition, stored.acceptanceRate, stored.gpa, stored.sat, stored.act].some(
    ({ min, max }) => min !== null || max !== null,
  );
