import { type FederalCells } from './source-college.js';

/** How the catalogue says that a figure is missing. An empty cell: not reported. */
export const NOT_REPORTED = '';
export const SUPPRESSED = 'suppressed';
export const NOT_APPLICABLE = 'n/a';

const UNREPORTED_IN_SOURCE = new Set(['', 'NA', 'na', 'N/A', 'n/a', 'NULL', 'null']);
const SUPPRESSED_IN_SOURCE = new Set(['PS', 'PrivacySuppressed']);

const NUMBER = /^-?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/;

/** The source writes one mark for "not reported" and "does not apply"; only the caller knows which it is. */
export function figure(raw: string | undefined, applies: boolean): string {
  const cell = raw?.trim();
  if (cell === undefined || UNREPORTED_IN_SOURCE.has(cell)) return applies ? NOT_REPORTED : NOT_APPLICABLE;
  return SUPPRESSED_IN_SOURCE.has(cell) ? SUPPRESSED : cell;
}

/** The number in a cell of the source, or undefined where there is none. */
export function numberIn(row: FederalCells | null | undefined, column: string): number | undefined {
  const raw = row?.[column]?.trim();
  return raw === undefined || UNREPORTED_IN_SOURCE.has(raw) || SUPPRESSED_IN_SOURCE.has(raw)
    ? undefined
    : Number(raw);
}

/** Numbers that are written as they should be already, up to the sixth decimal: most are. */
const WELL_WRITTEN = Array.from(
  { length: 7 },
  (_, decimals) =>
    new RegExp(`^(0|[1-9]\\d{0,8})${decimals === 0 ? '' : `(\\.\\d{0,${decimals - 1}}[1-9])?`}$`),
);

/** One writing for one number, without digits that carry nothing. What is no number passes through. */
export function numeral(cell: string, decimals: number): string {
  if (isMissing(cell) || WELL_WRITTEN[decimals]?.test(cell) === true) return cell;
  return isNumber(cell) ? String(Number(Number(cell).toFixed(decimals))) : cell;
}

/** Whether the source writes this where it has nothing to say. */
export const saysNothing = (cell: string): boolean => UNREPORTED_IN_SOURCE.has(cell);

export const isNumber = (cell: string): boolean => NUMBER.test(cell);
export const isMissing = (cell: string): boolean =>
  cell === NOT_REPORTED || cell === SUPPRESSED || cell === NOT_APPLICABLE;
