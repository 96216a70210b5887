/** What the table of names knows of one college. */
export interface NamedCollege {
  readonly unitId: number;
  /** The federal name. */
  readonly name: string;
  /** As people call it. */
  readonly shortName: string;
  readonly city: string;
  /** Two-letter code. */
  readonly state: string;
  readonly zip: string | null;
  readonly nicknames: readonly string[];
  readonly otherNames: readonly string[];
  readonly isFourYear: boolean;
  readonly isMainlyBachelors: boolean;
  readonly isMainCampus: boolean;
  readonly admitRate: number | null;
  readonly undergraduates: number | null;
}

/** Branches share the figures of their main campus, and their ids are longer than the six digits of the others. */
export const isBranchRecord = ({ unitId }: NamedCollege): boolean => unitId > 999_999;

/** Log10 of the most undergraduates any college has. */
const LARGEST = 4.6;

/** From 0 to 1: how likely students mean this college by a name that several share. */
export function prominenceOf(college: NamedCollege): number {
  const { isFourYear, isMainlyBachelors, admitRate, undergraduates } = college;
  const size = Math.log10(Math.max(1, undergraduates ?? 1)) / LARGEST;
  return (
    (isFourYear ? 0.25 : 0) +
    (isMainlyBachelors ? 0.2 : 0) +
    (admitRate === null ? 0 : 0.15) +
    0.25 * Math.min(1, size) +
    (admitRate === null ? 0 : 0.15 * (1 - admitRate))
  );
}
