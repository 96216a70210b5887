import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { LeadScores } from './lead-scoring.js';

const QUIET_MS = 72 * 3_600_000;

/** After a support card or bad news nothing is counted in anyone's favor but the student's. */
@Injectable()
export class QuietDays {
  constructor(
    private readonly scores: LeadScores,
    private readonly clock: Clock,
  ) {}

  areOn(studentId: string): Promise<boolean> {
    return this.scores.hadHardTimeSince(studentId, new Date(this.clock.now().getTime() - QUIET_MS));
  }
}
