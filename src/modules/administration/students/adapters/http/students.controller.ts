import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ApplicationRecords } from '#modules/matching/contracts/index.js';
import { StudentRecords } from '#modules/student-profile/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ADMINISTRATION_BUDGETS } from '../../../administration-budgets.js';
import { OpenMaskedPart } from '../../application/open-masked-part.js';
import { StudentBundles } from '../../application/student-bundles.js';
import { StudentViews } from '../../application/student-views.js';
import { OpenedDetails, OpeningRequest, StudentApplicationList, StudentBundle } from './students.dto.js';

const NO_STUDENT = { 400: 'Not an id', 404: 'No such student' };
const StudentId = z.uuid();

/** One student, for the people who run Flyleaf. */
@ApiTags('administration')
@Controller('admin/user/:userId')
export class StudentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: StudentViews,
    private readonly bundles: StudentBundles,
    private readonly records: StudentRecords,
    private readonly applications: ApplicationRecords,
  ) {}

  @Get('profile')
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-reads'], 'account')
  @Replies(StudentBundle, {
    summary: 'What a student entered, but for what is masked; the student sees that it was read',
    refusals: NO_STUDENT,
  })
  async getStudentBundle(
    @CurrentCaller() { userId: adminId }: Caller,
    @Param('userId', { schema: StudentId }) userId: string,
  ) {
    await this.views.record(adminId, userId);
    return this.bundles.of(userId);
  }

  @Get('applications')
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-reads'], 'account')
  @Replies(StudentApplicationList, { summary: 'A student’s applications', refusals: NO_STUDENT })
  async listStudentApplications(
    @CurrentCaller() { userId: adminId }: Caller,
    @Param('userId', { schema: StudentId }) userId: string,
  ) {
    await this.views.record(adminId, userId);
    return this.applications.of(userId);
  }

  @Post('openings')
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-writes'], 'account')
  @Replies(OpenedDetails, {
    summary: 'See what is masked, once, with a reason that the student sees',
    refusals: { 400: 'Not an id, or no reason', 404: 'No such student' },
  })
  async openStudentDetails(
    @CurrentCaller() { userId: adminId }: Caller,
    @Param('userId', { schema: StudentId }) userId: string,
    @Body({ schema: OpeningRequest }) { reason }: OpeningRequest,
  ) {
    await this.commands.execute(new OpenMaskedPart(adminId, userId, 'personal-details', reason));
    return this.records.of(userId);
  }
}
