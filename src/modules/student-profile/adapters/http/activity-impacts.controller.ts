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
import { ActivityImpact as ActivityImpactRecord } from '../../domain/pursuits/activity-impact.js';
import { PursuitsReadModel } from '../read-models/pursuits.read-model.js';
import { PursuitId, REFUSALS } from './pursuit-words.js';
import { ActivityImpact, ActivityImpactChanges, NewActivityImpact } from '../answers/pursuits.js';

@ApiTags('student-profile')
@Controller('activity-impacts')
export class ActivityImpactsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly pursuits: PursuitsReadModel,
  ) {}

  @Get()
  @SignedIn('student')
  @Replies(z.array(ActivityImpact), { summary: 'Activities in the order of entry' })
  listActivityImpacts(@CurrentCaller() { userId }: Caller) {
    return this.pursuits.activities.of(userId);
  }

  @Post()
  @SignedIn('student')
  @Idempotent()
  @Replies(ActivityImpact, { summary: 'Add an activity', status: 201, refusals: REFUSALS.entering })
  async addActivityImpact(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: NewActivityImpact }) body: NewActivityImpact,
  ) {
    const id = await this.commands.execute(new AddPursuit(userId, ActivityImpactRecord, body));
    return this.pursuits.activities.item(userId, id);
  }

  @Put(':id')
  @SignedIn('student')
  @Replies(ActivityImpact, { summary: 'Change the fields sent of an activity', refusals: REFUSALS.changing })
  async reviseActivityImpact(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: PursuitId }) id: string,
    @Body({ schema: ActivityImpactChanges }) body: ActivityImpactChanges,
  ) {
    await this.commands.execute(new RevisePursuit(userId, ActivityImpactRecord, id, body));
    return this.pursuits.activities.item(userId, id);
  }

  @Delete(':id')
  @SignedIn('student')
  @RepliesNothing({ summary: 'Delete an activity', refusals: REFUSALS.changing })
  async removeActivityImpact(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: PursuitId }) id: string,
  ): Promise<void> {
    await this.commands.execute(new RemovePursuit(userId, ActivityImpactRecord, id));
  }
}
