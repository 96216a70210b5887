import { todayOf } from '#shared-kernel/domain/calendar-day.js';
import { Injectable } from '@nestjs/common';
import { ApplicationPlans } from '#modules/college-catalogue/contracts/index.js';
import { GraduationYears } from '#modules/student-profile/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { ApplicationDates, type DatesToApply, type UsualDate } from '../../contracts/index.js';
import { type Cycle, cycleOf, dayInCycle } from '../domain/deadlines/cycle.js';
import { usualDateOf } from '../domain/deadlines/usual-dates.js';

const ROUNDS: readonly UsualDate['round'][] = ['Early Decision', 'Early Action', 'Regular Decision'];

@Injectable()
export class DatesFromPlans extends ApplicationDates {
  constructor(
    private readonly plans: ApplicationPlans,
    private readonly graduationYears: GraduationYears,
    private readonly clock: Clock,
  ) {
    super();
  }

  async of(studentId: string | null, collegeId: number | null): Promise<DatesToApply> {
    const [year, plans] = await Promise.all([
      studentId === null ? null : this.graduationYears.of(studentId),
      this.plans.of(collegeId === null ? [] : [collegeId]),
    ]);
    const cycle = cycleOf(year, todayOf(this.clock.now()));
    const rounds = plans.get(collegeId ?? 0)?.rounds ?? [];
    return {
      cycle,
      published: rounds.find((published) => published.cycle === cycle) ?? rounds[0] ?? null,
      usual: usualDates(cycle, collegeId),
    };
  }
}

const usualDates = (cycle: Cycle, collegeId: number | null): UsualDate[] =>
  ROUNDS.flatMap((round) => {
    const monthAndDay = usualDateOf({ applicationType: round, plan: null }, collegeId ?? 0);
    return monthAndDay === null ? [] : [{ round, day: dayInCycle(cycle, monthAndDay) }];
  });
