/** The bachelor's programs of one field, college by college. */
export interface ProgramsInField {
  /** What the earnings describe; null when the release does not say. */
  readonly earningsDescribe: string | null;
  /** By unit id, the programs with the most graduates first. A college without programs in the field is absent. */
  readonly programs: ReadonlyMap<number, readonly ProgramInField[]>;
}

export interface ProgramInField {
  /** A four-digit CIP code with the dot. */
  readonly cip: string;
  /** Dollars a year; null when not published. */
  readonly medianEarnings: number | null;
}
