import { todayOf } from '#shared-kernel/domain/calendar-day.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import {
  ApplicationPlans,
  type CollegeCard,
  CollegeCards,
  type PublishedRequirements,
} from '#modules/college-catalogue/contracts/index.js';
import { GraduationYears } from '#modules/student-profile/contracts/index.js';
import { type Cycle, cycleOf } from '../domain/deadlines/cycle.js';
import { type Deadline, deadlineOf } from '../domain/deadlines/deadline.js';
import { regularDeadlineOf } from '../domain/deadlines/regular-deadline.js';
import { type Warning, warningsOf } from '../domain/warnings.js';
import { type StoredApplication, StoredApplications } from './stored-applications.js';

export interface CurrentApplication extends StoredApplication {
  college: CollegeCard;
  deadline: Deadline;
  /** When it would be due in the regular round; null where it is not Early Action. */
  regularDeadline: Deadline | null;
  warnings: readonly Warning[];
  requirements: PublishedRequirements | null;
}

/** A student's applications with what follows from them: when they are due, and what to look at. */
@Injectable()
export class CurrentApplications {
  constructor(
    private readonly stored: StoredApplications,
    private readonly cards: CollegeCards,
    private readonly plans: ApplicationPlans,
    private readonly graduationYears: GraduationYears,
    private readonly clock: Clock,
  ) {}

  /** In the order they were begun. */
  async of(studentId: string): Promise<CurrentApplication[]> {
    const rows = await this.stored.of(studentId);
    if (rows.length === 0) return [];
    const collegeIds = rows.map(({ collegeId }) => collegeId);
    const [cards, plans, cycle] = await Promise.all([
      this.cards.of(collegeIds),
      this.plans.of(collegeIds),
      this.cycleOf(studentId),
    ]);
    const today = todayOf(this.clock.now());
    // The catalogue keeps every college it ever had, so none is left out here.
    const found = rows.flatMap((row) => {
      const college = cards.get(row.collegeId);
      const plan = plans.get(row.collegeId);
      const rounds = plan?.rounds ?? [];
      const deadline = deadlineOf(row, rounds, cycle, today);
      const regularDeadline = regularDeadlineOf(row, rounds, cycle, today);
      return college === undefined
        ? []
        : [{ ...row, college, deadline, regularDeadline, requirements: plan?.requirements ?? null }];
    });
    const warnings = warningsOf(
      found.map((application) => ({ ...application, college: application.college.shortName })),
      today,
    );
    return found.map((application) => ({ ...application, warnings: warnings.get(application.id) ?? [] }));
  }

  /** In which cycle the student applies. */
  async cycleOf(studentId: string): Promise<Cycle> {
    const graduationYear = await this.graduationYears.of(studentId);
    return cycleOf(graduationYear, todayOf(this.clock.now()));
  }
}
