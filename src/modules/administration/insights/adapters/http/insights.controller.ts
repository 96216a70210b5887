import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Lead, Leads } from '#modules/counseling-chat/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ADMINISTRATION_BUDGETS } from '../../../administration-budgets.js';
import { StudentViews } from '../../../students/application/student-views.js';
import { ActivityOfStudent } from '../../application/activity-of-student.js';
import { AssessmentOfStudent } from '../../application/assessment-of-student.js';
import { StudentInsights } from './insights.dto.js';

@ApiTags('administration')
@Controller('admin/user/:userId/insights')
export class InsightsController {
  constructor(
    private readonly views: StudentViews,
    private readonly activity: ActivityOfStudent,
    private readonly assessments: AssessmentOfStudent,
    private readonly leads: Leads,
  ) {}

  @Get()
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-reads'], 'account')
  @Replies(StudentInsights, {
    summary: 'What a student did in the last weeks, and what to talk about next',
    refusals: { 400: 'Not an id', 404: 'No such student' },
  })
  async readStudentInsights(
    @CurrentCaller() { userId: adminId }: Caller,
    @Param('userId', { schema: z.uuid() }) userId: string,
  ) {
    await this.views.record(adminId, userId);
    const activity = await this.activity.of(userId);
    return {
      ...activity,
      lead: onTheList(await this.leads.of(userId)),
      assessment: await this.assessments.of(userId),
    };
  }
}

const onTheList = (lead: Lead | null) => lead && { stage: lead.stage, tier: lead.tier, total: lead.total };
