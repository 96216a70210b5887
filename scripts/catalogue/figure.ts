import { type Row } from './csv.ts';

/** How the seed says that a figure is missing. An empty cell: not reported. */
export const NOT_REPORTED = '';
export const SUPPRESSED = 'suppressed';
export const NOT_APPLICABLE = 'n/a';

const UNREPORTED_IN_SOURCE = new Set(['', 'NA', 'NULL']);
const SUPPRESSED_IN_SOURCE = new Set(['PS', 'PrivacySuppressed']);

/** The source writes one mark for "not reported" and "does not apply"; only the caller knows which it is. */
export function figure(raw: string | undefined, applies: boolean): string {
  if (raw === undefined || UNREPORTED_IN_SOURCE.has(raw)) return applies ? NOT_REPORTED : NOT_APPLICABLE;
  return SUPPRESSED_IN_SOURCE.has(raw) ? SUPPRESSED : raw;
}

/** The number in a cell of the source, or undefined where there is none. */
export function numberIn(row: Row | undefined, column: string): number | undefined {
  const raw = row?.[column];
  return raw === undefined || UNREPORTED_IN_SOURCE.has(raw) || SUPPRESSED_IN_SOURCE.has(raw)
    ? undefined
    : Number(raw);
}

/** Cuts the digits that carry nothing: a share keeps six decimals. Words for missing figures pass through. */
export function rounded(value: string, decimals: number): string {
  const fraction = value.split('.')[1];
  return fraction !== undefined && fraction.length > decimals && Number.isFinite(Number(value))
    ? String(Number(Number(value).toFixed(decimals)))
    : value;
}
