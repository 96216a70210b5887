import { type ColumnPlaces } from './columns.js';

/** Unit ids by line; null leaves the row out. */
export type Choices = ReadonlyMap<number, number | null>;

/** What a student sends to be read as a list. */
export interface Spreadsheet {
  readonly text: string;
  /** Null lets us guess. */
  readonly places: ColumnPlaces | null;
  readonly choices: Choices;
}
