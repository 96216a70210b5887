import { type PublishedRounds } from '#modules/college-catalogue/contracts/index.js';

/** When a round is usually due. Never a date of the college: it is always told as usual. */
export interface UsualDate {
  readonly round: 'Early Decision' | 'Early Action' | 'Regular Decision';
  /** Of the student's cycle. */
  readonly day: string;
}

export interface DatesToApply {
  /** In which the student applies: "2026-27". */
  readonly cycle: string;
  /** For that cycle; else for the newest other one, whose days are told with their own cycle. */
  readonly published: PublishedRounds | null;
  readonly usual: readonly UsualDate[];
}

/** Dates of applications that do not depend on one: what colleges published, and the usual days. */
export abstract class ApplicationDates {
  /** In whose cycle: of nobody who applies it is the current one. No college: only the usual days. */
  abstract of(studentId: string | null, collegeId: number | null): Promise<DatesToApply>;
}
