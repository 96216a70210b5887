import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { LinkedAdults } from '#modules/identity/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { EssayCommentsReadModel } from '../../../adapters/read-models/essay-comments.read-model.js';
import { ESSAYS_BUDGETS } from '../../../application/essays-budgets.js';
import { EssayNotFound } from '../../../domain/essay/essay.errors.js';
import { ChangeEssaySharing } from '../../application/change-essay-sharing.js';
import { EssaySharingReadModel } from '../read-models/essay-sharing.read-model.js';
import { EssaySharing, EssaySharingRequest } from './essay-sharing.dto.js';

const INVALID = { 400: 'Invalid request' };

/** Whom a student lets read one essay. */
@ApiTags('essays')
@Controller('essays/:id/sharing')
export class EssaySharingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly adults: LinkedAdults,
    private readonly shared: EssaySharingReadModel,
    private readonly essays: EssayCommentsReadModel,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(EssaySharing, {
    summary: 'Which linked adults may read this essay',
    refusals: { ...INVALID, 404: 'No such essay' },
  })
  async getEssaySharing(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) essayId: string,
  ) {
    if (!(await this.essays.isOwn(essayId, userId))) throw new EssayNotFound();
    return this.sharingOf(userId, essayId);
  }

  @Put(':adultId')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @Replies(EssaySharing, {
    summary: 'Let a linked adult read this essay, or stop it, at once',
    refusals: { ...INVALID, 404: 'No such essay, or not linked' },
  })
  async changeEssaySharing(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) essayId: string,
    @Param('adultId', { schema: z.uuid() }) adultId: string,
    @Body({ schema: EssaySharingRequest }) { isShared }: EssaySharingRequest,
  ) {
    await this.commands.execute(new ChangeEssaySharing(userId, essayId, adultId, isShared));
    return this.sharingOf(userId, essayId);
  }

  private async sharingOf(studentId: string, essayId: string) {
    const [adults, shared] = await Promise.all([this.adults.of(studentId), this.shared.of(essayId)]);
    const links = new Map(shared.map(({ adultId, linkedAt }) => [adultId, Date.parse(linkedAt)]));
    return {
      adults: adults.map(({ adultId, name, relation, linkedAt }) => ({
        adultId,
        name,
        relation,
        isShared: links.get(adultId) === linkedAt.getTime(),
      })),
    };
  }
}
