import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { AcceptsIfMatch, IfMatch } from '#shared-kernel/platform/http/requests/if-match.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { STUDENT_PROFILE_BUDGETS } from '../../application/student-profile-budgets.js';
import { RemoveDetailedCourse } from '../../application/remove-detailed-course.js';
import { SaveDetailedCourses } from '../../application/save-detailed-courses.js';
import { ProfileEntryNotFound } from '../../domain/student-profile.errors.js';
import { DetailedCourse, DetailedCourses } from '../answers/courses.js';
import { DetailedCoursesReadModel } from '../read-models/detailed-courses.read-model.js';
import { listedCourses } from './listed-courses.js';
import { ProfileEntryId, REFUSALS } from './profile-entry-words.js';

@ApiTags('student-profile')
@Controller()
export class DetailedCoursesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly courses: DetailedCoursesReadModel,
  ) {}

  @Get('detailed-courses/:academicProfileId')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-list-reads'], 'account')
  @Replies(z.array(DetailedCourse), {
    summary: 'Courses taken, then those planned, in the order of entry',
    refusals: REFUSALS.changing,
  })
  async listDetailedCourses(
    @CurrentCaller() { userId }: Caller,
    @Param('academicProfileId', { schema: ProfileEntryId }) academicProfileId: string,
  ) {
    const courses = await this.courses.of(userId, academicProfileId);
    if (courses === null) throw new ProfileEntryNotFound();
    return courses;
  }

  @Post('detailed-courses/save')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @Replies(z.array(DetailedCourse), {
    summary: 'Replace both lists of courses; rows that lack an answer are left out, and the AP counts follow',
    refusals: {
      ...REFUSALS.changing,
      409: 'No academic profile yet, or the lists were changed in the meantime',
    },
  })
  async saveDetailedCourses(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: DetailedCourses }) body: DetailedCourses,
    @IfMatch() basedOn: BasedOn,
  ) {
    const { academicProfileId } = body;
    await this.commands.execute(
      new SaveDetailedCourses(userId, academicProfileId, listedCourses(body), basedOn),
    );
    return this.courses.of(userId, academicProfileId);
  }

  @Delete('ap-courses-taken/:id')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @RepliesNothing({ summary: 'Delete a course taken', refusals: REFUSALS.changing })
  async removeCourseTaken(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: ProfileEntryId }) id: string,
    @IfMatch() basedOn: BasedOn,
  ): Promise<void> {
    await this.commands.execute(new RemoveDetailedCourse(userId, id, 'taken', basedOn));
  }

  @Delete('ap-courses-planned/:id')
  @SignedIn('student')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-writes'], 'account')
  @AcceptsIfMatch()
  @RepliesNothing({ summary: 'Delete a course planned', refusals: REFUSALS.changing })
  async removeCoursePlanned(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: ProfileEntryId }) id: string,
    @IfMatch() basedOn: BasedOn,
  ): Promise<void> {
    await this.commands.execute(new RemoveDetailedCourse(userId, id, 'planned', basedOn));
  }
}
