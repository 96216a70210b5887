import { daysBetween } from '../../reminders/domain/iso-days.js';
import { type Day } from '../../applications/domain/terms.js';
import { byDay, type DueDate } from './due-date.js';

/** "Due soon" for a counselor who plans the coming two weeks. */
const SOON_DAYS = 14;
/** Something due within a month, and nothing done for two weeks: time to ask how it is going. */
const AHEAD_DAYS = 30;
const STILL_DAYS = 14;

export interface Work {
  readonly due: readonly DueDate[];
  /** When the student last saved a college or changed an application or its checklist; null if never. */
  readonly lastChangedOn: Day | null;
}

/** Where a student stands on this day. */
export interface Standing {
  /** The nearest that is still to come. */
  readonly next: DueDate | null;
  /** Applications that were not sent by their date. */
  readonly missed: number;
  readonly isDueSoon: boolean;
  readonly isStalled: boolean;
}

export function standingOf({ due, lastChangedOn }: Work, today: Day): Standing {
  const next = due.filter(({ day }) => day >= today).toSorted(byDay)[0] ?? null;
  const daysLeft = next === null ? Infinity : daysBetween(today, next.day);
  const isStill = lastChangedOn === null || daysBetween(lastChangedOn, today) >= STILL_DAYS;
  return {
    next,
    missed: due.filter(({ item, day }) => item === null && day < today).length,
    isDueSoon: daysLeft <= SOON_DAYS,
    isStalled: daysLeft <= AHEAD_DAYS && isStill,
  };
}
