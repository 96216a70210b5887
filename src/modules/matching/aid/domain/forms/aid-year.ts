/** Who finishes school in 2027 starts college in fall 2027, with aid for the school year "2027-28". */
export const aidYearStarting = (year: number): string =>
  `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

/** Without a graduation year: the next fall that a senior of today applies for. Seasons change on August 1. */
export function aidYearOf(graduationYear: number | null, today: Date): string {
  const isNewSeason = today.getUTCMonth() >= AUGUST;
  return aidYearStarting(graduationYear ?? today.getUTCFullYear() + (isNewSeason ? 1 : 0));
}

const AUGUST = 7;

/** The autumn in which the forms for a school year open: 2026 for "2027-28". */
export const openingYearOf = (aidYear: string): number => Number(aidYear.slice(0, 4)) - 1;
