import { type Delimiter, delimiterOf, withoutMark } from './delimiter.js';
import { readRecords } from './read-records.js';

export interface TableRow {
  /** In the file; the first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly delimiter: Delimiter;
  /** All rows that are not empty, the headings too. */
  readonly rows: readonly TableRow[];
}

export type ReadTable = Table | { readonly problem: string };

/** A CSV file as spreadsheets write it, with commas, semicolons or tabs. Cells lose the space around them. */
export function readTable(text: string): ReadTable {
  const { delimiter, body, firstLine } = delimiterOf(withoutMark(text));
  const { records, openedAt } = readRecords(body, delimiter);
  if (openedAt !== null)
    return {
      problem: `A quotation mark in line ${openedAt + firstLine - 1} is never closed. Fix it, then try again.`,
    };
  const rows = records
    .map(({ line, cells }) => ({ line: line + firstLine - 1, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { delimiter, rows };
}

/** Spreadsheets, and our own files, put an apostrophe before a text that would run as a formula. */
const GUARDED_FORMULA = /^'(?=[=+\-@])/;

const cleanCell = (cell: string): string => cell.trim().replace(GUARDED_FORMULA, '');
