import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { LeadSettings } from '#modules/counseling-chat/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ADMINISTRATION_BUDGETS } from '../../../administration-budgets.js';
import { ChangeLeadSettings } from '../../application/change-lead-settings.js';

const AdminSettings = z
  .object({
    scoresLeads: z.boolean().describe('Set by LEAD_SCORING; off means that nobody is on the lead list'),
    scoresMinors: z.boolean().describe('Whether students under 18 may be on it'),
  })
  .meta({ id: 'AdminSettings' });

const AdminSettingsRequest = z
  .object({ scoresMinors: z.boolean({ error: 'Please choose on or off.' }) })
  .meta({ id: 'AdminSettingsRequest' });
type AdminSettingsRequest = z.infer<typeof AdminSettingsRequest>;

@ApiTags('administration')
@Controller('admin/settings')
export class AdminSettingsController {
  constructor(
    private readonly leads: LeadSettings,
    private readonly changeLeads: ChangeLeadSettings,
  ) {}

  @Get()
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-reads'], 'account')
  @Replies(AdminSettings, { summary: 'What admins can set for the whole service' })
  async getAdminSettings() {
    return { scoresLeads: this.leads.isScoringOn, scoresMinors: await this.leads.scoresMinors() };
  }

  @Put()
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-writes'], 'account')
  @Replies(AdminSettings, {
    summary: 'Change the settings of the service',
    refusals: { 400: 'Not a setting' },
  })
  async changeAdminSettings(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: AdminSettingsRequest }) { scoresMinors }: AdminSettingsRequest,
  ) {
    await this.changeLeads.to(scoresMinors, userId);
    return this.getAdminSettings();
  }
}
