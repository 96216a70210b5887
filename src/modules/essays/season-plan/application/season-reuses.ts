import { type Reuse } from '../domain/season.js';

/** The essays each student turns toward another college in place of writing a new one. */
export abstract class SeasonReuses {
  abstract of(studentId: string): Promise<readonly Reuse[]>;

  abstract keep(studentId: string, reuse: Reuse): Promise<void>;

  abstract remove(studentId: string, itemId: string): Promise<void>;
}
