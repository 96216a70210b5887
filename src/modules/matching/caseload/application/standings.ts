import { Injectable } from '@nestjs/common';
import { ApplicationPlans, CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { type SchoolYear, SchoolYears } from '#modules/student-profile/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { todayOf } from '#shared-kernel/domain/calendar-day.js';
import { cycleOf } from '../../applications/domain/deadlines/cycle.js';
import { type DueDate, dueDatesOf, isSent } from '../domain/due-date.js';
import { type Standing, standingOf } from '../domain/student-standing.js';
import { StoredProgress } from './student-progress.js';

export interface StudentStanding extends Standing {
  /** All that is due, also what is past. */
  readonly due: readonly DueDate[];
  readonly savedColleges: number;
  readonly applications: number;
  readonly applicationsSent: number;
  readonly school: SchoolYear | null;
}

/** Where many students stand, by rules over what colleges published: as many statements for hundreds as for one. */
@Injectable()
export class Standings {
  constructor(
    private readonly stored: StoredProgress,
    private readonly schoolYears: SchoolYears,
    private readonly plans: ApplicationPlans,
    private readonly cards: CollegeCards,
    private readonly clock: Clock,
  ) {}

  /** By student id. Whoever asks has made sure that these students share their list. */
  async of(studentIds: readonly string[]): Promise<ReadonlyMap<string, StudentStanding>> {
    const today = todayOf(this.clock.now());
    const [stored, schools] = await Promise.all([
      this.stored.of(studentIds),
      this.schoolYears.of(studentIds),
    ]);
    const collegeIds = [
      ...new Set(
        [...stored.values()].flatMap(({ applications }) => applications.map((each) => each.collegeId)),
      ),
    ];
    const [plans, cards] = await Promise.all([this.plans.of(collegeIds), this.cards.of(collegeIds)]);

    const standings = [...stored].map(([studentId, { applications, savedColleges, lastChangedOn }]) => {
      const school = schools.get(studentId) ?? null;
      const cycle = cycleOf(school?.graduationYear ?? null, today);
      const due = applications.flatMap((application) => {
        const collegeName = cards.get(application.collegeId)?.shortName;
        const rounds = plans.get(application.collegeId)?.rounds ?? [];
        // The catalogue keeps every college it ever had, so none is left out here.
        return collegeName === undefined
          ? []
          : dueDatesOf(application, { collegeName, rounds, cycle, today });
      });
      const standing: StudentStanding = {
        ...standingOf({ due, lastChangedOn }, today),
        due,
        savedColleges,
        applications: applications.length,
        applicationsSent: applications.filter(isSent).length,
        school,
      };
      return [studentId, standing] as const;
    });
    return new Map(standings);
  }
}
