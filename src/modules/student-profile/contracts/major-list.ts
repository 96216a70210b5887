/** A major that students may choose. */
export interface ListedMajor {
  readonly title: string;
  /** CIP code such as "11.07"; null for "Undecided". */
  readonly cip: string | null;
}

/** The majors of the profile's list. */
export abstract class MajorList {
  abstract all(): Promise<readonly ListedMajor[]>;
}
