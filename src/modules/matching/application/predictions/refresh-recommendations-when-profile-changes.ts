import { Injectable } from '@nestjs/common';
import { ReactsTo, type Reaction } from '#shared-kernel/application/reaction.js';
import { ProfileChanged } from '#modules/student-profile/contracts/index.js';
import { CurrentMatches } from '../matches/current-matches.js';
import { StorePredictions } from './store-predictions.js';

/** Uses the current profile, so a late or repeated delivery does not bring back an older list. */
@Injectable()
@ReactsTo(ProfileChanged, { onePendingPer: ({ studentId }) => studentId })
export class RefreshRecommendationsWhenProfileChanges implements Reaction<ProfileChanged> {
  constructor(
    private readonly matches: CurrentMatches,
    private readonly storePredictions: StorePredictions,
  ) {}

  async handle({ studentId }: ProfileChanged): Promise<void> {
    await this.storePredictions.of(studentId, await this.matches.of(studentId));
  }
}
