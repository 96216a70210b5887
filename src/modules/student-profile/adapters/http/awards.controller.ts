import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/current-caller.decorator.js';
import { AddPursuit } from '../../application/add-pursuit.js';
import { RemovePursuit } from '../../application/remove-pursuit.js';
import { RevisePursuit } from '../../application/revise-pursuit.js';
import { Award as AwardRecord } from '../../domain/pursuits/award.js';
import { PursuitsReadModel } from '../read-models/pursuits.read-model.js';
import { PursuitId, REFUSALS } from './pursuit-words.js';
import { Award, AwardChanges, NewAward } from '../answers/pursuits.js';

@ApiTags('student-profile')
@Controller('awards')
export class AwardsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly pursuits: PursuitsReadModel,
  ) {}

  @Get()
  @SignedIn('student')
  @Replies(z.array(Award), { summary: 'Awards in the order of entry' })
  listAwards(@CurrentCaller() { userId }: Caller) {
    return this.pursuits.awards.of(userId);
  }

  @Post()
  @SignedIn('student')
  @Idempotent()
  @Replies(Award, { summary: 'Add an award', status: 201, refusals: REFUSALS.entering })
  async addAward(@CurrentCaller() { userId }: Caller, @Body({ schema: NewAward }) body: NewAward) {
    const id = await this.commands.execute(new AddPursuit(userId, AwardRecord, body));
    return this.pursuits.awards.item(userId, id);
  }

  @Put(':id')
  @SignedIn('student')
  @Replies(Award, { summary: 'Change the fields sent of an award', refusals: REFUSALS.changing })
  async reviseAward(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: PursuitId }) id: string,
    @Body({ schema: AwardChanges }) body: AwardChanges,
  ) {
    await this.commands.execute(new RevisePursuit(userId, AwardRecord, id, body));
    return this.pursuits.awards.item(userId, id);
  }

  @Delete(':id')
  @SignedIn('student')
  @RepliesNothing({ summary: 'Delete an award', refusals: REFUSALS.changing })
  async removeAward(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: PursuitId }) id: string,
  ): Promise<void> {
    await this.commands.execute(new RemovePursuit(userId, AwardRecord, id));
  }
}
