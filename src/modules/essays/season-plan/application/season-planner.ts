import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { todayOf } from '#shared-kernel/domain/calendar-day.js';
import { type Day } from '../domain/day.js';
import { planSeason, type SeasonPlan } from '../domain/plan-season.js';
import { type SeasonApplication } from '../domain/season.js';
import { type SeasonSettings, USUAL_SETTINGS } from '../domain/settings.js';
import { SeasonApplications } from './season-applications.js';
import { SeasonEssays } from './season-essays.js';
import { SeasonSettingsStore } from './season-settings-store.js';

export interface PlannedSeason {
  today: Day;
  plan: SeasonPlan;
  applications: readonly SeasonApplication[];
  /** Whether the student chose them. */
  areOwnSettings: boolean;
}

/** Plans a student's season from what is stored now. */
@Injectable()
export class SeasonPlanner {
  constructor(
    private readonly applications: SeasonApplications,
    private readonly essays: SeasonEssays,
    private readonly settings: SeasonSettingsStore,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async planOf(studentId: string): Promise<PlannedSeason> {
    const today = todayOf(this.clock.now());
    const [applications, own] = await Promise.all([
      this.applications.of(studentId),
      this.settings.of(studentId),
    ]);
    const essays = await this.essays.of(studentId, answeredBy(applications));
    const season = { applications, essays, reuses: [] };
    const plan = planSeason({ season, settings: own ?? USUAL_SETTINGS }, today);
    return { today, plan, applications, areOwnSettings: own !== null };
  }

  async choose(studentId: string, settings: SeasonSettings): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      await this.settings.keep(studentId, settings);
    });
  }
}

/** Colleges that need no further essay. */
const answeredBy = (applications: readonly SeasonApplication[]): ReadonlySet<number> =>
  new Set(
    applications.flatMap(({ isSent, hasAllEssays, collegeId }) =>
      (isSent || hasAllEssays) && collegeId !== null ? [collegeId] : [],
    ),
  );
