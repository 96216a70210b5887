import { type SeasonEssay } from '../domain/season.js';

/** The essays of a student's essay plan. */
export abstract class SeasonEssays {
  /** Without what only the colleges in `answered` would read. */
  abstract of(studentId: string, answered: ReadonlySet<number>): Promise<SeasonEssay[]>;
}
