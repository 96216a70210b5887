import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { StoredPredictions, StudentListOdds } from '#modules/matching/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ADMINISTRATION_BUDGETS } from '../../../administration-budgets.js';
import { OpeningRequest } from '../../../students/adapters/http/students.dto.js';
import { OpenMaskedPart } from '../../../students/application/open-masked-part.js';
import { StudentViews } from '../../../students/application/student-views.js';
import { countsOf, maskedOf, openedOf } from './predictions.reply.js';
import {
  AdminPredictions,
  MaskedPredictions,
  PredictedListOdds,
  PredictionCounts,
} from './predictions.dto.js';

const NO_STUDENT = { 400: 'Not an id', 404: 'No such student' };
const StudentId = z.uuid();

/** Admins see how balanced a student's list is; the chance at one college takes a reason. */
@ApiTags('administration')
@Controller('admin/user/:userId/predictions')
export class PredictionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: StudentViews,
    private readonly predictions: StoredPredictions,
    private readonly listOdds: StudentListOdds,
  ) {}

  @Get()
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-reads'], 'account')
  @Replies(MaskedPredictions, {
    summary: 'The colleges recommended to a student, without chances',
    refusals: NO_STUDENT,
  })
  async listStudentPredictions(
    @CurrentCaller() { userId: adminId }: Caller,
    @Param('userId', { schema: StudentId }) userId: string,
  ) {
    await this.views.record(adminId, userId);
    return maskedOf(await this.predictions.of(userId));
  }

  @Get('counts')
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-reads'], 'account')
  @Replies(PredictionCounts, {
    summary: 'How many reach, target and safety colleges are recommended to a student',
    refusals: NO_STUDENT,
  })
  async countStudentPredictions(
    @CurrentCaller() { userId: adminId }: Caller,
    @Param('userId', { schema: StudentId }) userId: string,
  ) {
    await this.views.record(adminId, userId);
    return countsOf(await this.predictions.of(userId));
  }

  @Get('odds')
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-reads'], 'account')
  @Replies(PredictedListOdds, {
    summary: 'Whether the list a student saved will work, as one figure for all of it',
    refusals: NO_STUDENT,
  })
  async readStudentListOdds(
    @CurrentCaller() { userId: adminId }: Caller,
    @Param('userId', { schema: StudentId }) userId: string,
  ) {
    await this.views.record(adminId, userId);
    return this.listOdds.of(userId);
  }

  @Post('openings')
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-writes'], 'account')
  @Replies(AdminPredictions, {
    summary: 'See a student’s chance at each college, once, with a reason that the student sees',
    refusals: { 400: 'Not an id, or no reason', 404: 'No such student' },
  })
  async openStudentPredictions(
    @CurrentCaller() { userId: adminId }: Caller,
    @Param('userId', { schema: StudentId }) userId: string,
    @Body({ schema: OpeningRequest }) { reason }: OpeningRequest,
  ) {
    await this.commands.execute(new OpenMaskedPart(adminId, userId, 'chances', reason));
    return openedOf(await this.predictions.of(userId));
  }
}
