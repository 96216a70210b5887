import { type CheckedDate } from './checked-date.js';
import { type Cycle, dayInCycle } from './cycle.js';
import {
  checkedNote,
  ENTERED_NOTE,
  lastCycleNote,
  lastDayNote,
  publishedNote,
  ROLLING_NOTE,
  unknownNote,
  USUAL_NOTE,
} from './deadline-words.js';
import { type RoundDates } from '../published-plan.js';
import { type Round } from '../rounds/round.js';
import { datesOf, isRolling } from './round-dates.js';
import { type Day } from '../terms.js';
import { usualDateOf } from './usual-dates.js';

/** When an application is due, and how sure that is. Its date is never shown without its note. */
export interface Deadline {
  date: Day | null;
  kind: 'checked' | 'entered' | 'published' | 'usual' | 'unknown';
  note: string;
  /** The day a careful student plans by until they have checked; an assumption where it is not the date. */
  planBy: Day | null;
  cycle: Cycle | null;
  /** Who published it. */
  source: string | null;
  checkedOn: Day | null;
  checkedWhere: string | null;
  /** What the college published for another cycle. */
  lastCycle: { cycle: Cycle; date: Day; note: string } | null;
  /** Further dates of the same round and cycle. */
  otherDates: readonly Day[];
}

export interface DueFacts extends CheckedDate, Round {
  collegeId: number;
}

/** `cycle` is the one in which the student applies. */
export function deadlineOf(
  facts: DueFacts,
  rounds: readonly RoundDates[],
  cycle: Cycle,
  today: Day,
): Deadline {
  const lastCycle = lastCycleOf(facts, rounds, cycle);
  return (
    ofStudent(facts, lastCycle) ??
    ofCollege(facts, rounds, cycle, today) ??
    rolling(facts, rounds, cycle, lastCycle) ??
    usual(facts, cycle, lastCycle) ?? { ...NOTHING, note: unknownNote(facts), lastCycle }
  );
}

const NOTHING = {
  date: null,
  kind: 'unknown',
  planBy: null,
  cycle: null,
  source: null,
  checkedOn: null,
  checkedWhere: null,
  lastCycle: null,
  otherDates: [],
} as const;

function ofStudent(facts: DueFacts, lastCycle: Deadline['lastCycle']): Deadline | null {
  const {
    submissionDeadline: date,
    deadlineCheckedOn: checkedOn,
    deadlineCheckedWhere: checkedWhere,
  } = facts;
  if (date === null) return null;
  if (checkedOn === null || checkedWhere === null)
    return { ...NOTHING, kind: 'entered', date, planBy: date, note: ENTERED_NOTE, lastCycle };
  const note = checkedNote(checkedOn, checkedWhere);
  return { ...NOTHING, kind: 'checked', date, planBy: date, note, checkedOn, checkedWhere };
}

/** Of several dates the first that is still to come. */
function ofCollege(
  facts: DueFacts,
  rounds: readonly RoundDates[],
  cycle: Cycle,
  today: Day,
): Deadline | null {
  const published = rounds.find((other) => other.cycle === cycle);
  const dates = published === undefined ? [] : datesOf(facts, published);
  const date = dates.find((day) => day >= today) ?? dates.at(-1);
  if (published === undefined || date === undefined) return null;
  const otherDates = dates.filter((day) => day !== date);
  const { source } = published;
  return {
    ...NOTHING,
    kind: 'published',
    date,
    planBy: date,
    note: isRolling(facts, published) ? lastDayNote(cycle) : publishedNote(cycle),
    cycle,
    source,
    otherDates,
  };
}

/** A college that takes applications as they come has no usual date. */
function rolling(
  facts: DueFacts,
  rounds: readonly RoundDates[],
  cycle: Cycle,
  lastCycle: Deadline['lastCycle'],
): Deadline | null {
  const published = rounds.find((other) => other.cycle === cycle) ?? rounds[0];
  return published !== undefined && isRolling(facts, published)
    ? { ...NOTHING, note: ROLLING_NOTE, lastCycle }
    : null;
}

function usual(facts: DueFacts, cycle: Cycle, lastCycle: Deadline['lastCycle']): Deadline | null {
  const monthAndDay = usualDateOf(facts, facts.collegeId);
  if (monthAndDay === null) return null;
  const date = dayInCycle(cycle, monthAndDay);
  const planBy = earlier(date, lastCycle && dayInCycle(cycle, monthAndDayOf(lastCycle.date)));
  return { ...NOTHING, kind: 'usual', date, planBy, note: USUAL_NOTE, cycle, lastCycle };
}

/** The newest other cycle that has a date for the round. It is told, never moved to this cycle. */
function lastCycleOf(facts: DueFacts, rounds: readonly RoundDates[], cycle: Cycle): Deadline['lastCycle'] {
  for (const other of rounds) {
    const [date] = other.cycle === cycle ? [] : datesOf(facts, other);
    if (date !== undefined) return { cycle: other.cycle, date, note: lastCycleNote(other.cycle, date) };
  }
  return null;
}

const monthAndDayOf = (day: Day): string => day.slice('YYYY-'.length);

const earlier = (day: Day, other: Day | null): Day => (other !== null && other < day ? other : day);
