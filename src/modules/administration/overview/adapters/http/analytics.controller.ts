import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ADMINISTRATION_BUDGETS } from '../../../administration-budgets.js';
import { Overview } from '../../application/overview.js';
import { AdminAnalytics } from './analytics.dto.js';

@ApiTags('administration')
@Controller('admin/analytics')
export class AnalyticsController {
  constructor(private readonly overview: Overview) {}

  @Get()
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-reads'], 'account')
  @Replies(AdminAnalytics, { summary: 'How many people use the product, and how much of it' })
  getAnalytics() {
    return this.overview.figures();
  }
}
