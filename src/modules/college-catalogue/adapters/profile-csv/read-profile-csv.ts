import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { type CollegeChanges } from '../../application/kept-facts/keep-college-facts.js';
import { type FactChanges } from '../../application/kept-facts/kept-fact-store.js';
import { isInFuture } from '../../domain/checked-day.js';
import { COLUMNS, type Column, type ProfileLine, readProfileLine } from './read-profile-line.js';

const MOST_LINES = 2_000;

export interface CsvProblem {
  /** In the file; the heading is line 1. */
  line: number;
  column: Column | null;
  message: string;
}

export interface ReadProfiles {
  colleges: CollegeChanges;
  /** The first line that names each college. */
  lineOf: ReadonlyMap<number, number>;
  facts: number;
  problems: readonly CsvProblem[];
}

/** `info` wraps each line, which the types of the parser leave out. */
const OPTIONS = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true } as const;

interface Parsed {
  record: string[];
  info: { lines: number };
}

const NOTHING = { colleges: new Map<number, FactChanges>(), lineOf: new Map<number, number>(), facts: 0 };

/** One fact a line, under the heading `unit_id,fact,value,source_url,checked_on` in any order. */
export function readProfileCsv(csv: string, now: Date): ReadProfiles {
  const lines = linesOf(csv);
  if (!Array.isArray(lines)) return { ...NOTHING, problems: [lines] };

  const [heading, ...rest] = lines;
  const names = heading?.record.map((name) => name.trim().toLowerCase()) ?? [];
  const absent = COLUMNS.filter((column) => !names.includes(column));
  if (absent.length > 0)
    return {
      ...NOTHING,
      problems: absent.map((column) => ({ line: 1, column, message: 'This column is missing.' })),
    };
  if (rest.length > MOST_LINES)
    return {
      ...NOTHING,
      problems: [
        {
          line: MOST_LINES + 2,
          column: null,
          message: `Send at most ${String(MOST_LINES)} facts at a time.`,
        },
      ],
    };

  const colleges = new Map<number, FactChanges>();
  const lineOf = new Map<number, number>();
  const problems: CsvProblem[] = [];
  let facts = 0;
  for (const { record, info } of rest) {
    const cell = (column: Column) => record[names.indexOf(column)]?.trim() ?? '';
    const read = readProfileLine(cell);
    const found = [...read.problems, ...alsoWrong(read.line, colleges, cell('checked_on'), now)];
    problems.push(...found.map((problem) => ({ line: info.lines, ...problem })));
    if (read.line === null || found.length > 0) continue;

    const { unitId, changes } = read.line;
    colleges.set(unitId, { ...colleges.get(unitId), ...changes });
    if (!lineOf.has(unitId)) lineOf.set(unitId, info.lines);
    facts += 1;
  }
  return { colleges, lineOf, facts, problems };
}

function linesOf(csv: string): Parsed[] | CsvProblem {
  try {
    const lines: unknown = parse(csv, OPTIONS);
    return lines as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error['lines'] ?? 1), column: null, message: 'A quotation mark is out of place.' };
  }
}

/** What can only be seen beside the other lines, or the clock. */
function alsoWrong(
  line: ProfileLine | null,
  colleges: CollegeChanges,
  day: string,
  now: Date,
): readonly { column: Column; message: string }[] {
  if (line === null) return [];
  const given = colleges.get(line.unitId) ?? {};
  return [
    ...(line.name in given
      ? [{ column: 'fact' as const, message: 'This fact is in the file twice for this college.' }]
      : []),
    ...(isInFuture(day, now)
      ? [{ column: 'checked_on' as const, message: 'The day it was checked can’t be in the future.' }]
      : []),
  ];
}
