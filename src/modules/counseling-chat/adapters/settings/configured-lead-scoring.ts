import { Injectable } from '@nestjs/common';
import { StudentStanding } from '#modules/student-profile/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { LeadScoring } from '../../application/leads/lead-scoring.js';
import { LeadSettings } from '../../contracts/index.js';

@Injectable()
export class ConfiguredLeadScoring extends LeadScoring {
  constructor(
    private readonly settings: LeadSettings,
    private readonly standing: StudentStanding,
    private readonly clock: Clock,
  ) {
    super();
  }

  async appliesTo(studentId: string): Promise<boolean> {
    if (!this.settings.isScoringOn) return false;
    return (await this.isAdult(studentId)) || this.settings.scoresMinors();
  }

  async isAdult(studentId: string): Promise<boolean> {
    const { isAdult } = await this.standing.of(studentId, this.clock.now());
    return isAdult === true;
  }
}
