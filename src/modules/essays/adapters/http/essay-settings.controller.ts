import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ESSAYS_BUDGETS } from '../../application/essays-budgets.js';
import { OutsideReader } from '../../application/review/outside-reader.js';
import { EssaySettings, EssaySettingsRequest } from './essay-settings.dto.js';

@ApiTags('essays')
@Controller('essay-settings')
export class EssaySettingsController {
  constructor(private readonly outsideReader: OutsideReader) {}

  @Get()
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(EssaySettings, { summary: 'Who may read my essays' })
  getEssaySettings(@CurrentCaller() { userId }: Caller) {
    return this.outsideReader.settingOf(userId);
  }

  @Put()
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @Replies(EssaySettings, { summary: 'Choose who may read my essays', refusals: { 400: 'Invalid request' } })
  async chooseEssaySettings(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: EssaySettingsRequest }) { allowsOutsideReader }: EssaySettingsRequest,
  ) {
    await this.outsideReader.choose(userId, allowsOutsideReader);
    return this.outsideReader.settingOf(userId);
  }
}
