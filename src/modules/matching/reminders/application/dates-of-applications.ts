import { Injectable } from '@nestjs/common';
import { CurrentApplications } from '../../applications/application/current-applications.js';
import { type DatedChange } from '../../calendar/domain/calendar-entry.js';
import { type OpenDate } from '../domain/open-date.js';
import { openDatesOf } from '../domain/open-dates-of.js';
import { OpenDates } from './open-dates.js';

@Injectable()
export class DatesOfApplications extends OpenDates {
  constructor(private readonly applications: CurrentApplications) {
    super();
  }

  async of(studentId: string): Promise<readonly (OpenDate & DatedChange)[]> {
    const applications = await this.applications.of(studentId);
    return applications.flatMap((application) => {
      const begunAt = new Date(application.createdAt);
      const changedAt = new Date(application.updatedAt);
      return openDatesOf(application).map((date) => ({ ...date, begunAt, changedAt }));
    });
  }
}
