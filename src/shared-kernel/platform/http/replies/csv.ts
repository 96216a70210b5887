export type CsvCell = string | number | boolean | null;

/** A spreadsheet runs a text that begins so as a formula, and people choose their own names (OWASP, "CSV injection"). */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** One line of a CSV file (RFC 4180). A text that would run as a formula gets an apostrophe in front. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
