import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/current-caller.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { MATCHING_BUDGETS } from '../../application/matching-budgets.js';
import { ApplicationsReadModel } from '../read-models/applications.read-model.js';
import { Applications } from './applications.dto.js';

@ApiTags('matching')
@Controller('applications')
export class ApplicationsController {
  constructor(
    private readonly applications: ApplicationsReadModel,
    private readonly cards: CollegeCards,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(Applications, { summary: 'The student’s applications' })
  async listApplications(@CurrentCaller() { userId }: Caller) {
    const rows = await this.applications.of(userId);
    if (rows.length === 0) return [];
    const cards = await this.cards.of(rows.map(({ collegeId }) => collegeId));
    // The catalogue keeps every college it ever had, so none is left out here.
    return rows.flatMap((row) => {
      const college = cards.get(row.collegeId);
      return college === undefined ? [] : [{ ...row, college }];
    });
  }
}
