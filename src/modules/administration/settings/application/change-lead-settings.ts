import { Injectable } from '@nestjs/common';
import { LeadSettings } from '#modules/counseling-chat/contracts/index.js';
import { AuditLog } from '#modules/identity/contracts/index.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';

/** An admin decides whether students under 18 may be on the lead list. */
@Injectable()
export class ChangeLeadSettings {
  constructor(
    private readonly settings: LeadSettings,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async to(scoresMinors: boolean, adminId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      if ((await this.settings.scoresMinors()) === scoresMinors) return;
      await this.settings.change(scoresMinors);
      const detail = { setting: 'Score leads of under-18s', value: scoresMinors ? 'on' : 'off' };
      await this.audit.record({ kind: 'settings-changed', userId: adminId, detail });
    });
  }
}
