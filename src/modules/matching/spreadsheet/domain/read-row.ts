import { type Day } from '../../applications/domain/terms.js';
import { type Round } from '../../applications/domain/rounds/round.js';
import { type Column, type ColumnPlaces } from './columns.js';
import { readDay } from './read-day.js';
import { readRound } from './read-round.js';
import { readStanding, type Standing } from './read-standing.js';
import { type TableRow } from './read-table.js';

/** One college of a spreadsheet. */
export interface SheetRow {
  readonly line: number;
  /** As typed; empty where there is none. */
  readonly name: string;
  readonly state: string;
  /** Null begins no application. */
  readonly round: Round | null;
  readonly deadline: Day | null;
  /** Null leaves a new application in planning. */
  readonly standing: Standing | null;
  readonly notes: string;
  /** What could not be read or is not used, a sentence each. */
  readonly problems: readonly string[];
}

export const LONGEST_NOTES = 2_000;
const LONGEST_QUOTED = 40;

export function readRow({ line, cells }: TableRow, places: ColumnPlaces): SheetRow {
  const cell = (column: Column) => {
    const place = places[column];
    return place === null ? '' : (cells[place] ?? '');
  };
  const round = readRound(cell('round'));
  const deadline = isOurs(cell('deadlineNote')) ? null : readDay(cell('deadline'));
  const { standing, unread } = readStanding(cell('status'), cell('decision'));
  const notes = cell('notes');
  return {
    line,
    name: cell('name'),
    state: cell('state'),
    round,
    deadline: round === null ? null : deadline,
    standing: round === null ? null : standing,
    notes: notes.slice(0, LONGEST_NOTES),
    problems: [
      ...roundProblems(cell('round'), round),
      ...dateProblems(cell('deadline'), cell('deadlineNote')),
      ...(round === null && cell('round') === '' && deadline !== null
        ? ['The date is not used: add a round, such as RD, to begin an application.']
        : []),
      ...(round === null && cell('round') === '' && standing !== null && deadline === null
        ? ['The status is not used: add a round, such as RD, to begin an application.']
        : []),
      ...unread.map((column) => `We couldn’t read the ${column} “${quoted(cell(column))}”. ${WRITE[column]}`),
      ...(notes.length > LONGEST_NOTES
        ? [`These notes are longer than ${LONGEST_NOTES} characters. The rest is left out.`]
        : []),
    ],
  };
}

const WRITE = {
  status:
    'Write Planning, In Progress, Submitted, Under Review or Interview; for Decided, give the decision too.',
  decision: 'Write Accepted, Rejected, Waitlisted, Deferred, Withdrawn or Enrolled.',
};

/** Our own files say which dates were ours: those are looked up again, and never become the student’s. */
const isOurs = (deadlineNote: string): boolean =>
  /^(usual date|published for|last day published)/i.test(deadlineNote);

const roundProblems = (typed: string, round: Round | null): string[] =>
  typed !== '' && round === null
    ? [`We couldn’t read the round “${quoted(typed)}”. Write ED, ED II, EA, REA, RD or Rolling.`]
    : [];

const dateProblems = (typed: string, deadlineNote: string): string[] =>
  typed !== '' && !isOurs(deadlineNote) && readDay(typed) === null
    ? [`We couldn’t read the date “${quoted(typed)}”. Write it like 11/1/2026 or 2026-11-01.`]
    : [];

const quoted = (text: string): string =>
  text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED)}…` : text;
