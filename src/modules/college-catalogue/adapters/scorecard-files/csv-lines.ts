import { parse } from 'csv-parse';
import { type Readable } from 'node:stream';
import { type FederalCells } from '../../domain/federal-data/source-college.js';
import { Utf8Stream } from './utf8-stream.js';
import { type TextFile } from './text-files.js';
import { LONGEST_LINE, unreadable } from './unreadable-file.js';

export interface CsvLine {
  line: number;
  cells: FederalCells;
  /** Why the line cannot be read. */
  error: string | null;
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

const OPTIONS = {
  bom: true,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_LINE,
} as const;

/** Streams the lines below the heading, with the wanted columns only. Throws `SourceFailed`. */
export async function* csvLines(
  file: TextFile,
  isWanted: (column: string) => boolean,
): AsyncIterable<CsvLine> {
  const text = await opened(file);
  // The parser's own column names would list all columns for every line with a wrong number of cells.
  const parser = parse(OPTIONS);
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  try {
    let heading: readonly string[] | null = null;
    let wanted: readonly (readonly [at: number, name: string])[] = [];
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (heading === null) {
        heading = record.map((name) => name.trim());
        wanted = [...heading.entries()].filter(([, name]) => isWanted(name));
        continue;
      }
      yield {
        line: info.lines,
        cells: cellsOf(record, wanted),
        error:
          record.length === heading.length
            ? null
            : 'The line has a different number of cells than the heading.',
      };
    }
  } catch (error) {
    throw unreadable(file, error);
  } finally {
    text.destroy();
  }
}

function cellsOf(record: readonly string[], wanted: readonly (readonly [at: number, name: string])[]) {
  const cells: Record<string, string> = {};
  for (const [at, name] of wanted) {
    const cell = record[at];
    if (cell !== undefined) cells[name] = cell;
  }
  return cells;
}

/** Throws `SourceFailed`. */
export async function headingOf(file: TextFile): Promise<string[]> {
  const text = await opened(file);
  const parser = parse({ ...OPTIONS, info: false, to: 1 });
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  try {
    for await (const heading of parser as AsyncIterable<string[]>) return heading.map((name) => name.trim());
    return [];
  } catch (error) {
    throw unreadable(file, error);
  } finally {
    text.destroy();
  }
}

async function opened(file: TextFile): Promise<Readable> {
  const bytes = await file.read().catch((error: unknown) => {
    throw unreadable(file, error);
  });
  const text = new Utf8Stream();
  bytes.on('error', (error) => text.destroy(error));
  text.on('close', () => bytes.destroy());
  return bytes.pipe(text);
}
