import { type SeasonApplication } from '../domain/season.js';

/** A student's applications, as far as a plan needs them. */
export abstract class SeasonApplications {
  abstract of(studentId: string): Promise<SeasonApplication[]>;
}
