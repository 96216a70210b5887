import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { StudentStanding } from '#modules/student-profile/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { LeadScoring } from '../../application/lead-scoring.js';
import { CounselingChatSettings } from '../../counseling-chat.settings.js';

@Injectable()
export class ConfiguredLeadScoring extends LeadScoring implements OnApplicationBootstrap {
  private readonly log = new Logger(ConfiguredLeadScoring.name);

  constructor(
    private readonly settings: CounselingChatSettings,
    private readonly standing: StudentStanding,
    private readonly clock: Clock,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.settings.leadScoring === 'all')
      this.log.warn('LEAD_SCORING=all: minors are on the lead list. Ask their families first.');
  }

  async appliesTo(studentId: string): Promise<boolean> {
    const { leadScoring } = this.settings;
    if (leadScoring !== 'adults') return leadScoring === 'all';
    const { isAdult } = await this.standing.of(studentId, this.clock.now());
    return isAdult === true;
  }
}
