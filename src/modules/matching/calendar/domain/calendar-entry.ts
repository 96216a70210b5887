import { type OpenDate } from '../../reminders/domain/open-date.js';

/** One day in the student's calendar. */
export interface CalendarEntry {
  /** Stays the same for as long as the date exists, so that a calendar changes its entry in place of adding another. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** An ISO date. */
  readonly day: string;
  readonly applicationId: string;
  readonly changedAt: Date;
  /** Grows with each change, as calendars ask. */
  readonly revision: number;
}

export interface DatedChange {
  readonly begunAt: Date;
  readonly changedAt: Date;
}

const SECOND_MS = 1000;

export const calendarEntry = (date: OpenDate, { begunAt, changedAt }: DatedChange): CalendarEntry => ({
  id: date.subject,
  title: date.certainty === 'unchecked' ? `Check: ${date.title}` : date.title,
  description: date.note,
  day: date.day,
  applicationId: date.applicationId,
  changedAt,
  revision: Math.floor((changedAt.getTime() - begunAt.getTime()) / SECOND_MS),
});
