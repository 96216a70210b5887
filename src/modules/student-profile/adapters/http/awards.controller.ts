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
import { Award as AwardRecord } from '../../domain/entries/award.js';
import { ProfileEntriesReadModel } from '../read-models/profile-entries.read-model.js';
import { ProfileEntryId, REFUSALS } from './profile-entry-words.js';
import { Award, AwardChanges, NewAward } from '../answers/profile-entries.js';

@ApiTags('student-profile')
@Controller('awards')
export class AwardsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly entries: ProfileEntriesReadModel,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-list-reads'], 'account')
  @Replies(z.array(Award), { summary: 'Awards in the order of entry' })
  listAwards(@CurrentCaller() { userId }: Caller) {
    return this.entries.awards.of(userId);
  }

  @Post()
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @Idempotent()
  @Replies(Award, { summary: 'Add an award', status: 201, refusals: REFUSALS.entering })
  async addAward(@CurrentCaller() { userId }: Caller, @Body({ schema: NewAward }) body: NewAward) {
    const id = await this.commands.execute(new AddProfileEntry(userId, AwardRecord, body));
    return this.entries.awards.entry(userId, id);
  }

  @Put(':id')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @Replies(Award, { summary: 'Change the fields sent of an award', refusals: REFUSALS.changing })
  async reviseAward(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: ProfileEntryId }) id: string,
    @Body({ schema: AwardChanges }) body: AwardChanges,
    @IfMatch() basedOn: BasedOn,
  ) {
    await this.commands.execute(new ReviseProfileEntry(userId, AwardRecord, id, body, basedOn));
    return this.entries.awards.entry(userId, id);
  }

  @Delete(':id')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @RepliesNothing({ summary: 'Delete an award', refusals: REFUSALS.changing })
  async removeAward(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: ProfileEntryId }) id: string,
    @IfMatch() basedOn: BasedOn,
  ): Promise<void> {
    await this.commands.execute(new RemoveProfileEntry(userId, AwardRecord, id, basedOn));
  }
}
