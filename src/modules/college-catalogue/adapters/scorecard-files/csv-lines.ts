import { parse } from 'csv-parse';
import { type FederalCells } from '../../domain/federal-data/source-college.js';
import { type Unpacked } from './unpacked.js';

export interface CsvLine {
  line: number;
  cells: FederalCells;
  /** Why the line is no row of the table. */
  error: string | null;
}

interface Parsed {
  record: Record<string, string>;
  info: { lines: number; error?: Error };
}

const LONGEST_LINE = 4 * 1024 * 1024;

const OPTIONS = {
  bom: true,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_LINE,
} as const;

/** The lines below the heading, with the wanted columns only; never more of the file in memory than a few of them. */
export async function* csvLines(
  file: Unpacked,
  isWanted: (column: string) => boolean,
): AsyncIterable<CsvLine> {
  const bytes = await file.read();
  const parser = parse({
    ...OPTIONS,
    columns: (heading: string[]) => heading.map((name) => (isWanted(name.trim()) ? name.trim() : false)),
  });
  bytes.on('error', (error) => parser.destroy(error));
  bytes.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>)
      yield {
        line: info.lines,
        cells: record,
        error: info.error === undefined ? null : 'It has not as many cells as the heading.',
      };
  } finally {
    bytes.destroy();
  }
}

export async function headingOf(file: Unpacked): Promise<string[]> {
  const bytes = await file.read();
  const parser = parse({ ...OPTIONS, info: false, to: 1 });
  bytes.on('error', (error) => parser.destroy(error));
  bytes.pipe(parser);
  try {
    for await (const heading of parser as AsyncIterable<string[]>) return heading.map((name) => name.trim());
    return [];
  } finally {
    bytes.destroy();
  }
}
