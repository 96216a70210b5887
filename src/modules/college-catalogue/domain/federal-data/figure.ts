import { type FederalCells } from './source-college.js';

/** The three ways a figure can be missing. */
export const NOT_REPORTED = '';
export const SUPPRESSED = 'suppressed';
export const NOT_APPLICABLE = 'n/a';

const UNREPORTED_IN_SOURCE = new Set(['', 'NA', 'na', 'N/A', 'n/a', 'NULL', 'null']);
const SUPPRESSED_IN_SOURCE = new Set(['PS', 'PrivacySuppressed']);

const NUMBER = /^-?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/;

/** Sources write "not reported" and "does not apply" alike, so the caller says whether the figure applies. */
export function figure(raw: string | undefined, applies: boolean): string {
  const cell = raw?.trim();
  if (cell === undefined || UNREPORTED_IN_SOURCE.has(cell)) return applies ? NOT_REPORTED : NOT_APPLICABLE;
  return SUPPRESSED_IN_SOURCE.has(cell) ? SUPPRESSED : cell;
}

/** The number in a source cell, if it holds one. */
export function numberIn(row: FederalCells | null | undefined, column: string): number | undefined {
  const raw = row?.[column]?.trim();
  return raw === undefined || UNREPORTED_IN_SOURCE.has(raw) || SUPPRESSED_IN_SOURCE.has(raw)
    ? undefined
    : Number(raw);
}

/** Rounds and drops trailing zeros, so that equal numbers are equal text. Other text passes through. */
export function numeral(cell: string, decimals: number): string {
  return !isMissing(cell) && isNumber(cell) ? String(Number(Number(cell).toFixed(decimals))) : cell;
}

/** Whether a source writes this for a value it does not have. */
export const isUnreported = (cell: string): boolean => UNREPORTED_IN_SOURCE.has(cell);

export const isNumber = (cell: string): boolean => NUMBER.test(cell);
export const isMissing = (cell: string): boolean =>
  cell === NOT_REPORTED || cell === SUPPRESSED || cell === NOT_APPLICABLE;
