import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ADMINISTRATION_BUDGETS } from '../../../administration-budgets.js';
import { NamedLeads } from '../../application/named-leads.js';
import { AdminLeads, LeadsQuery } from './leads.dto.js';

@ApiTags('administration')
@Controller('admin/leads')
export class LeadsController {
  constructor(private readonly leads: NamedLeads) {}

  @Get()
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-reads'], 'account')
  @Replies(AdminLeads, {
    summary: 'Students who agreed to be contacted about services',
    refusals: { 400: 'Not a page, or a page size above 100' },
  })
  async listLeads(
    @Query({ schema: LeadsQuery }) query: LeadsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { leads, total } = await this.leads.page(query);
    void reply.header('X-Total-Count', String(total));
    return leads;
  }
}
