import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { ReactsTo, type Reaction } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { ProfileChanged } from '#modules/student-profile/contracts/index.js';
import { CurrentMatches } from './current-matches.js';
import { predictedList } from './predicted-list.js';
import { Predictions } from './predictions.js';

/** Uses the current profile, so a late or repeated delivery does not bring back an older list, and stores nothing of a removed student. */
@Injectable()
@ReactsTo(ProfileChanged, { onePendingPer: ({ studentId }) => studentId })
export class RefreshRecommendationsWhenProfileChanges implements Reaction<ProfileChanged> {
  constructor(
    private readonly matches: CurrentMatches,
    private readonly predictions: Predictions,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async handle({ studentId }: ProfileChanged): Promise<void> {
    const matches = await this.matches.of(studentId);
    const list = predictedList(studentId, matches, this.clock.now());
    await this.unitOfWork.run(async () => {
      if (await this.accounts.lockIfExists(studentId)) await this.predictions.save(list);
    });
  }
}
