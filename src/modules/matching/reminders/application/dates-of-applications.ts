import { Injectable } from '@nestjs/common';
import { type DatedChange } from '../../calendar/domain/calendar-entry.js';
import { type OpenDate } from '../domain/open-date.js';
import { OpenDates } from './open-dates.js';

/** None yet: applications get their dates with the next change. */
@Injectable()
export class DatesOfApplications extends OpenDates {
  of(): Promise<readonly (OpenDate & DatedChange)[]> {
    return Promise.resolve([]);
  }
}
