import { Injectable } from '@nestjs/common';
import { TalkCounts } from '#modules/counseling-chat/contracts/index.js';
import { EssayCounts } from '#modules/essays/contracts/index.js';
import { AccountCounts } from '#modules/identity/contracts/index.js';
import { MatchingCounts } from '#modules/matching/contracts/index.js';
import { ProfileCounts } from '#modules/student-profile/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';

/** The figures of the admin dashboard. Each context counts what it stores. */
@Injectable()
export class Overview {
  constructor(
    private readonly accounts: AccountCounts,
    private readonly profiles: ProfileCounts,
    private readonly matching: MatchingCounts,
    private readonly essays: EssayCounts,
    private readonly talks: TalkCounts,
    private readonly clock: Clock,
  ) {}

  async figures() {
    const accounts = await this.accounts.at(this.clock.now());
    const profiles = await this.profiles.now();
    const matching = await this.matching.now();
    const essays = await this.essays.now();
    return {
      totalUsers: accounts.total,
      profilesCompleted: profiles.completed,
      academicProfiles: profiles.academicProfiles,
      totalApplications: matching.applications,
      totalPredictions: matching.predictions,
      totalEssays: essays.essays,
      totalReviews: essays.reviews,
      totalChatTurns: await this.talks.messages(),
      usersByRole: accounts.byRole,
      activeUsers: { last7Days: accounts.activeIn7Days, last30Days: accounts.activeIn30Days },
      registrationsPerDay: accounts.registrations,
    };
  }
}
