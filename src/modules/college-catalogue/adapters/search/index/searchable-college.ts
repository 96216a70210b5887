/** What a search knows of one operating college. */
export interface SearchableCollege {
  readonly unitId: number;
  /** The folded name, by which colleges are ordered. */
  readonly nameText: string;
  /** Whole texts: its name and nicknames; then its other names and initials. */
  readonly called: readonly string[];
  readonly alsoCalled: readonly string[];
  readonly nameWords: readonly string[];
  readonly otherWords: readonly string[];
  readonly placeWords: readonly string[];
  /** Whole texts: its city, its state, the state’s code, the city with either. */
  readonly places: readonly string[];
  readonly state: string;
  readonly ownership: number;
  readonly predominantDegree: number;
  readonly highestDegree: number;
  /** The federal code of two digits. */
  readonly locale: number | null;
  readonly region: number;
  readonly undergraduates: number | null;
  readonly applicants: number | null;
  readonly admitRate: number | null;
  readonly completionRate: number | null;
  readonly netPrice: number | null;
  readonly medianEarnings: number | null;
  /** Place in `TEST_POLICIES`. */
  readonly testPolicy: number | null;
  readonly openAdmission: boolean | null;
  readonly onlineOnly: boolean | null;
  /** The federal code; null without one. */
  readonly religiousAffiliation: number | null;
  /** One bit for each of `DESIGNATIONS`. */
  readonly designations: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The first three digits of the ZIP code. */
  readonly zipArea: string | null;
  /** It awards more degrees in the arts than in any other field. */
  readonly isArtSchool: boolean;
  /** CIP families and fields of four digits that are taught. */
  readonly families: readonly string[];
  readonly fields: readonly string[];
}
