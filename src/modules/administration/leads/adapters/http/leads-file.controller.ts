import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AuditLog } from '#modules/identity/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { type CsvCell } from '#shared-kernel/platform/http/replies/csv.js';
import { csvFile, RepliesCsv } from '#shared-kernel/platform/http/replies/csv-file.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ADMINISTRATION_BUDGETS } from '../../../administration-budgets.js';
import { NamedLeads } from '../../application/named-leads.js';

const HEADINGS = ['Id', 'Name', 'Email', 'Tier', 'Score', 'Stage', 'Services', 'Scored'];
const PAGE_SIZE = 100;

@ApiTags('administration')
@Controller('admin/leads.csv')
export class LeadsFileController {
  constructor(
    private readonly leads: NamedLeads,
    private readonly log: AuditLog,
  ) {}

  @Get()
  @SignedIn('admin')
  @Throttled(ADMINISTRATION_BUDGETS['admin-exports'], 'account')
  @RepliesCsv('The lead list as a file; the log says who took it', {})
  async exportLeads(@CurrentCaller() { userId }: Caller) {
    const { total } = await this.leads.page({ sort: 'score', page: 1, pageSize: 1 });
    const detail = { what: 'leads', count: String(total) };
    await this.log.record({ kind: 'data-exported', userId, detail });
    return csvFile('leads', HEADINGS, this.pages(total));
  }

  private async *pages(total: number): AsyncGenerator<CsvCell[][]> {
    for (let page = 1; (page - 1) * PAGE_SIZE < total; page += 1) {
      const { leads } = await this.leads.page({ sort: 'score', page, pageSize: PAGE_SIZE });
      yield leads.map(({ studentId, name, email, tier, total: score, stage, services, scoredAt }) => [
        studentId,
        name,
        email,
        tier,
        score,
        stage,
        services.join('; '),
        scoredAt.toISOString(),
      ]);
    }
  }
}
