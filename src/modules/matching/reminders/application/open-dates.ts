import { type DatedChange } from '../../calendar/domain/calendar-entry.js';
import { type OpenDate } from '../domain/open-date.js';

/** Deadlines of applications that are not sent, and dated things on checklists that are not done. */
export abstract class OpenDates {
  abstract of(studentId: string): Promise<readonly (OpenDate & DatedChange)[]>;
}
