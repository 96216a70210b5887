/** Cells by federal column name, as a source wrote them. */
export type FederalCells = Readonly<Record<string, string>>;

/** One institution as a source describes it, with what other federal files say about the same unit id. */
export type SourceCollege = {
  readonly unitId: string;
  /** A missing column means the source does not have it; a column it has may still be empty. */
  readonly row: FederalCells;
  readonly releasedOn: string;
  /** The admissions survey (IPEDS): null when the source has no survey, undefined when the survey has no row for this college. */
  readonly survey: FederalCells | null | undefined;
  readonly newerAdmitRate?: { readonly rate: string; readonly releasedOn: string } | undefined;
  /** Whether a file newer than the release lists the college as closed; absent without such a file. */
  readonly closedSince?: boolean | undefined;
};
