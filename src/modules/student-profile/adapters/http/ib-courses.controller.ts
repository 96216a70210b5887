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
import { AddIbCourse } from '../../application/add-ib-course.js';
import { RemoveIbCourse } from '../../application/remove-ib-course.js';
import { ReviseIbCourse } from '../../application/revise-ib-course.js';
import { ProfileEntriesReadModel } from '../read-models/profile-entries.read-model.js';
import { IbCourse, IbCourseChanges, NewIbCourse } from '../answers/courses.js';
import { ProfileEntryId, REFUSALS } from './profile-entry-words.js';

@ApiTags('student-profile')
@Controller('ib-courses')
export class IbCoursesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly entries: ProfileEntriesReadModel,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-list-reads'], 'account')
  @Replies(z.array(IbCourse), { summary: 'IB courses in the order of entry' })
  listIbCourses(@CurrentCaller() { userId }: Caller) {
    return this.entries.ibCourses.of(userId);
  }

  @Post()
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @Idempotent()
  @Replies(IbCourse, {
    summary: 'Add an IB course; the counts of both levels follow the list',
    status: 201,
    refusals: { 400: 'Invalid request', 409: 'No academic profile yet' },
  })
  async addIbCourse(@CurrentCaller() { userId }: Caller, @Body({ schema: NewIbCourse }) body: NewIbCourse) {
    const id = await this.commands.execute(new AddIbCourse(userId, body));
    return this.entries.ibCourses.entry(userId, id);
  }

  @Put(':id')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @Replies(IbCourse, { summary: 'Change the fields sent of an IB course', refusals: REFUSALS.changing })
  async reviseIbCourse(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: ProfileEntryId }) id: string,
    @Body({ schema: IbCourseChanges }) body: IbCourseChanges,
    @IfMatch() basedOn: BasedOn,
  ) {
    await this.commands.execute(new ReviseIbCourse(userId, id, body, basedOn));
    return this.entries.ibCourses.entry(userId, id);
  }

  @Delete(':id')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @RepliesNothing({ summary: 'Delete an IB course', refusals: REFUSALS.changing })
  async removeIbCourse(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: ProfileEntryId }) id: string,
    @IfMatch() basedOn: BasedOn,
  ): Promise<void> {
    await this.commands.execute(new RemoveIbCourse(userId, id, basedOn));
  }
}
