import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type StoredPrediction, StoredPredictions } from '#modules/matching/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ADMINISTRATION_BUDGETS } from '../../../administration-budgets.js';
import { StudentViews } from '../../../students/application/student-views.js';
import { withoutPrice } from '../../domain/without-price.js';
import { AdminPredictions } from './predictions.dto.js';

@ApiTags('administration')
@Controller('admin/user/:userId/predictions')
export class PredictionsController {
  constructor(
    private readonly views: StudentViews,
    private readonly predictions: StoredPredictions,
  ) {}

  @Get()
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-reads'], 'account')
  @Replies(AdminPredictions, {
    summary: 'The colleges recommended to a student, with chances',
    refusals: { 400: 'Not an id', 404: 'No such student' },
  })
  async listStudentPredictions(
    @CurrentCaller() { userId: adminId }: Caller,
    @Param('userId', { schema: z.uuid() }) userId: string,
  ) {
    await this.views.record(adminId, userId);
    return (await this.predictions.of(userId)).map(replyOf);
  }
}

const replyOf = ({ collegeName, collegeState, category, reasoning, ...chance }: StoredPrediction) => ({
  ...chance,
  college: { name: collegeName, state: collegeState },
  matchCategory: category,
  recommendationReasoning: withoutPrice(reasoning),
});
