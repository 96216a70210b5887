/** Cells under their federal column names, as a source wrote them. */
export type FederalCells = Readonly<Record<string, string>>;

/** One institution as a source describes it, beside what other federal files say about the same unit id. */
export type SourceCollege = {
  readonly unitId: string;
  /** A column that is absent was not told at all; one that is told may still be empty. */
  readonly row: FederalCells;
  readonly releasedOn: string;
  /** The admissions survey: null where the source has none, undefined where it does not ask this college or got no reply. */
  readonly survey: FederalCells | null | undefined;
  readonly newerAdmitRate?: { readonly rate: string; readonly releasedOn: string } | undefined;
  /** Whether a file later than the release has it closed; absent where no such file came along. */
  readonly closedSince?: boolean | undefined;
};
