import { sourceOf } from './application-sources.ts';
import { type Row } from './csv.ts';

export const ROUNDS_HEADING = [
  ...['unit_id', 'cycle', 'source', 'early_decision_1', 'early_decision_2', 'early_action'],
  ...['restrictive_early_action', 'regular_decision', 'rolling', 'final_date', 'note'],
];

/** One college in one cycle. Refuses a day that is none, or that lies outside the cycle. */
export function roundsOf(row: Row): string[] {
  const days = (...columns: string[]) => daysOf(row, columns).join(' ');
  return [
    row['unitId'] ?? '',
    row['cycle'] ?? '',
    sourceOf(row),
    days('earlyDecision1'),
    days('earlyDecision2'),
    days('earlyAction', 'earlyAction1', 'earlyAction2'),
    days('restrictiveEarlyAction'),
    days('regularDecision'),
    String(isYes(row['regularRolling']) || isRollingAtTheEnd(row)),
    isRollingAtTheEnd(row) ? '' : days('finalDate'),
    noteOf(row),
  ];
}

function daysOf(row: Row, columns: readonly string[]): string[] {
  const days = columns.flatMap((column) => (row[column] ?? '').split('; ').filter((day) => day !== ''));
  for (const day of days)
    if (!isDayOfCycle(day, row['cycle'] ?? ''))
      throw new Error(`${row['name'] ?? ''}: ${day} is no day of its cycle.`);
  return [...new Set(days)].sort();
}

/** The cycle 2026-27 starts on August 1, 2026; the last colleges take applications until classes start a year later. */
function isDayOfCycle(day: string, cycle: string): boolean {
  const [from, to] = [Number(cycle.slice(0, 4)), Number(cycle.slice(0, 4)) + 1];
  return isRealDay(day) && day >= `${from}-08-01` && day <= `${to}-08-31`;
}

const isRealDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

const isRollingAtTheEnd = (row: Row) => row['finalDate'] === 'rolling';

/** Colleges with several campuses that Common App puts on one line. */
const ON_ONE_LINE: Readonly<Record<string, string>> = { '186380': 'Rutgers', '214777': 'Penn State' };

/** One college gives "rolling" where others give a last day; one gives two dates for two groups of students. */
function noteOf(row: Row): string {
  const { listedAs, unitId = '', note = '' } = row;
  if (isRollingAtTheEnd(row)) return 'After the regular date, applications are read as they come in.';
  const campuses = ON_ONE_LINE[unitId];
  if (listedAs !== undefined && campuses !== undefined)
    return `Common App has one line for all campuses of ${campuses}.`;
  return note === GEORGIA
    ? 'The first Early Action date is for Georgia students, the second for everyone else.'
    : note;
}

const GEORGIA = 'first early action date is for Georgia students, second for all others';

function isYes(cell: string | undefined): boolean {
  if (cell !== 'yes' && cell !== 'no') throw new Error(`"${cell ?? ''}" is neither yes nor no.`);
  return cell === 'yes';
}
