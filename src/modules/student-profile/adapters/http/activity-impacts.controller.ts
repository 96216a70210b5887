import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency/idempotency.decorator.js';
import { AcceptsIfMatch, IfMatch } from '#shared-kernel/platform/http/requests/if-match.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { STUDENT_PROFILE_BUDGETS } from '../../application/student-profile-budgets.js';
import { AddProfileEntry } from '../../application/add-profile-entry.js';
import { RemoveProfileEntry } from '../../application/remove-profile-entry.js';
import { ReviseProfileEntry } from '../../application/revise-profile-entry.js';
import { ActivityImpact as ActivityImpactRecord } from '../../domain/entries/activity-impact.js';
import { ProfileEntriesReadModel } from '../read-models/profile-entries.read-model.js';
import { ProfileEntryId, REFUSALS } from './profile-entry-words.js';
import { ActivityImpact, ActivityImpactChanges, NewActivityImpact } from '../answers/profile-entries.js';

@ApiTags('student-profile')
@Controller('activity-impacts')
export class ActivityImpactsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly entries: ProfileEntriesReadModel,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-list-reads'], 'account')
  @Replies(z.array(ActivityImpact), { summary: 'Activities in the order of entry' })
  listActivityImpacts(@CurrentCaller() { userId }: Caller) {
    return this.entries.activities.of(userId);
  }

  @Post()
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @Idempotent()
  @Replies(ActivityImpact, { summary: 'Add an activity', status: 201, refusals: REFUSALS.entering })
  async addActivityImpact(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: NewActivityImpact }) body: NewActivityImpact,
  ) {
    const id = await this.commands.execute(new AddProfileEntry(userId, ActivityImpactRecord, body));
    return this.entries.activities.entry(userId, id);
  }

  @Put(':id')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @Replies(ActivityImpact, { summary: 'Change the fields sent of an activity', refusals: REFUSALS.changing })
  async reviseActivityImpact(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: ProfileEntryId }) id: string,
    @Body({ schema: ActivityImpactChanges }) body: ActivityImpactChanges,
    @IfMatch() basedOn: BasedOn,
  ) {
    await this.commands.execute(new ReviseProfileEntry(userId, ActivityImpactRecord, id, body, basedOn));
    return this.entries.activities.entry(userId, id);
  }

  @Delete(':id')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @RepliesNothing({ summary: 'Delete an activity', refusals: REFUSALS.changing })
  async removeActivityImpact(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: ProfileEntryId }) id: string,
    @IfMatch() basedOn: BasedOn,
  ): Promise<void> {
    await this.commands.execute(new RemoveProfileEntry(userId, ActivityImpactRecord, id, basedOn));
  }
}
