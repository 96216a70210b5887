import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { FileMetadata } from '#shared-kernel/platform/files/files.dto.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { SharedPortfolioFile } from '../../application/shared-portfolio-file.js';
import { SharedProfile } from '../../application/shared-profile.js';
import { STUDENT_PROFILE_BUDGETS } from '../../application/student-profile-budgets.js';
import { SharedProfileReply } from './shared-profile.dto.js';

@ApiTags('student-profile')
@Controller('linked-students/:studentId/profile')
export class SharedProfileController {
  constructor(
    private readonly profile: SharedProfile,
    private readonly file: SharedPortfolioFile,
  ) {}

  @Get()
  @SignedIn('parent', 'counselor')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-list-reads'], 'account')
  @Replies(SharedProfileReply, {
    summary: 'School, activities and wishes a student shares with me',
    refusals: { 400: 'Not an id', 403: 'The student keeps the profile', 404: 'Not a student of mine' },
  })
  getSharedProfile(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', { schema: z.uuid() }) studentId: string,
  ) {
    return this.profile.of(userId, studentId);
  }

  @Get('portfolio-items/:itemId/file')
  @SignedIn('parent', 'counselor')
  @Throttled(STUDENT_PROFILE_BUDGETS['profile-reads'], 'account')
  @Replies(FileMetadata, {
    summary: 'The file of a portfolio item that a student shares with me; the student sees that I opened it',
    refusals: {
      400: 'Not an id',
      403: 'The student keeps these files',
      404: 'Not a student of mine, or an item without a file',
      503: 'The file storage does not answer',
    },
  })
  getSharedPortfolioFile(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', { schema: z.uuid() }) studentId: string,
    @Param('itemId', { schema: z.uuid() }) itemId: string,
  ) {
    return this.file.of(userId, studentId, itemId);
  }
}
