import { parse } from 'csv-parse/sync';

export type Row = Readonly<Record<string, string>>;

export const parseCsv = (text: string): Row[] => parse<Row>(text, { columns: true });

export function formatCsv(heading: readonly string[], lines: Iterable<readonly string[]>): string {
  return [heading, ...lines].map((cells) => `${cells.map(quoted).join(',')}\n`).join('');
}

const quoted = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
