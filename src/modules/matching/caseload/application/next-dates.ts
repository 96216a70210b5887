import { Injectable } from '@nestjs/common';
import { LinkedStudents } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { todayOf } from '#shared-kernel/domain/calendar-day.js';
import { byDay } from '../domain/due-date.js';
import { Standings } from './standings.js';

const MOST_DATES = 5;

/** What comes next for the students of one adult. */
@Injectable()
export class NextDates {
  constructor(
    private readonly students: LinkedStudents,
    private readonly standings: Standings,
    private readonly clock: Clock,
  ) {}

  /** Of those who share their list; each of them was looked at, and their log says so. */
  async of(adultId: string) {
    const today = todayOf(this.clock.now());
    const linked = (await this.students.of(adultId)).filter(({ parts }) => parts.includes('list'));
    const standings = await this.standings.of(linked.map(({ studentId }) => studentId));
    await this.students.recordViews(adultId, linked, 'list');
    const dates = linked.flatMap(({ studentId, firstName }) =>
      (standings.get(studentId)?.due ?? []).map((due) => ({ studentId, firstName, ...due })),
    );
    return {
      students: linked.map(({ studentId, firstName }) => ({
        studentId,
        firstName,
        next: standings.get(studentId)?.next ?? null,
      })),
      dates: dates
        .filter(({ day }) => day >= today)
        .toSorted(byDay)
        .slice(0, MOST_DATES),
    };
  }
}
