/** The texts are null until the student writes something. */
export class BragSheetAnswers {
  proudestOf: string | null = null;
  threeWords: string | null = null;
  hardestThing: string | null = null;
  changedThinking: string | null = null;
  beyondGrades: string | null = null;
  unasked: string | null = null;
  affectedGrades: string | null = null;
  hopes: string | null = null;
  /** Whether the school counselors whom the student let in may read it. Parents never may. */
  counselorMayRead = false;
}
