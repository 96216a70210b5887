import { type DatedChange } from '../../calendar/domain/calendar-entry.js';
import { OpenDates } from '../application/open-dates.js';
import { type OpenDate } from '../domain/open-date.js';

const ONCE = { begunAt: new Date('2026-09-01T00:00:00Z'), changedAt: new Date('2026-10-03T00:00:00Z') };

export class FixedOpenDates extends OpenDates {
  constructor(private readonly dates: readonly OpenDate[]) {
    super();
  }

  of(): Promise<readonly (OpenDate & DatedChange)[]> {
    return Promise.resolve(this.dates.map((date) => ({ ...date, ...ONCE })));
  }
}
