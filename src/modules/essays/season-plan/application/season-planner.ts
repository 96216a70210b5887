import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { todayOf } from '#shared-kernel/domain/calendar-day.js';
import { type Day } from '../domain/calendar/day.js';
import { planSeason, type SeasonPlan } from '../domain/plan-season.js';
import { ReuseNotPossible } from '../domain/reuse.errors.js';
import { type Reuse, type Season, type SeasonApplication } from '../domain/season.js';
import { type SeasonSettings, USUAL_SETTINGS } from '../domain/settings.js';
import { type ToldReuse, toldReuses } from '../domain/told-reuses.js';
import { SeasonApplications } from './season-applications.js';
import { SeasonEssays } from './season-essays.js';
import { SeasonReuses } from './season-reuses.js';
import { SeasonSettingsStore } from './season-settings-store.js';

export interface PlannedSeason {
  today: Day;
  plan: SeasonPlan;
  applications: readonly SeasonApplication[];
  reuses: readonly ToldReuse[];
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
    private readonly reuses: SeasonReuses,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async planOf(studentId: string): Promise<PlannedSeason> {
    const today = todayOf(this.clock.now());
    const [season, own] = await Promise.all([this.seasonOf(studentId), this.settings.of(studentId)]);
    const plan = planSeason({ season, settings: own ?? USUAL_SETTINGS }, today);
    const { applications } = season;
    const reuses = toldReuses(season, today);
    return { today, plan, applications, reuses, areOwnSettings: own !== null };
  }

  async choose(studentId: string, settings: SeasonSettings): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      await this.settings.keep(studentId, settings);
    });
  }

  /** @throws ReuseNotPossible */
  async reuse(studentId: string, reuse: Reuse): Promise<void> {
    const season = await this.seasonOf(studentId);
    const told = toldReuses({ ...season, reuses: [reuse] }, todayOf(this.clock.now()));
    if (told.length === 0) throw new ReuseNotPossible();
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      await this.reuses.keep(studentId, reuse);
    });
  }

  /** That essay is written anew after all. */
  async writeNew(studentId: string, itemId: string): Promise<void> {
    await this.unitOfWork.run(() => this.reuses.remove(studentId, itemId));
  }

  private async seasonOf(studentId: string): Promise<Season> {
    const [applications, reuses] = await Promise.all([
      this.applications.of(studentId),
      this.reuses.of(studentId),
    ]);
    const essays = await this.essays.of(studentId, answeredBy(applications));
    return { applications, essays, reuses };
  }
}

/** Colleges that need no further essay. */
const answeredBy = (applications: readonly SeasonApplication[]): ReadonlySet<number> =>
  new Set(
    applications.flatMap(({ isSent, hasAllEssays, collegeId }) =>
      (isSent || hasAllEssays) && collegeId !== null ? [collegeId] : [],
    ),
  );
