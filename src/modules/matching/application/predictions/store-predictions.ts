import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { predictedList } from './predicted-list.js';
import { Predictions } from './predictions.js';
import { type StudentMatches } from '../matches/student-matches.js';

/** Stores a student's current recommendations, and nothing of a student whose account was removed in the meantime. */
@Injectable()
export class StorePredictions {
  constructor(
    private readonly predictions: Predictions,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async of(studentId: string, matches: StudentMatches): Promise<void> {
    const list = predictedList(studentId, matches, this.clock.now());
    await this.unitOfWork.run(async () => {
      if (await this.accounts.lockIfExists(studentId)) await this.predictions.save(list);
    });
  }
}
