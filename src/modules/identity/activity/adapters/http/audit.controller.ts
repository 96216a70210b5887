import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { csvFile, RepliesCsv } from '#shared-kernel/platform/http/replies/csv-file.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { IDENTITY_BUDGETS } from '../../../account/application/identity-budgets.js';
import { AuditLog } from '../../application/audit-log.js';
import { AuditReadModel } from '../read-models/audit.read-model.js';
import { AuditFileQuery, AuditPage, AuditQuery } from './audit.dto.js';
import { AUDIT_HEADINGS, auditCells } from './audit-cells.js';

@ApiTags('identity')
@Controller('admin')
export class AuditController {
  constructor(
    private readonly entries: AuditReadModel,
    private readonly log: AuditLog,
  ) {}

  @Get('audit')
  @SignedIn('admin')
  @Replies(AuditPage, {
    summary: 'What happened to accounts and who did it, newest first',
    refusals: { 400: 'Not a page, a kind or a day' },
  })
  searchAudit(@Query({ schema: AuditQuery }) { page, pageSize, ...wanted }: AuditQuery) {
    return this.entries.page(wanted, page, pageSize);
  }

  @Get('audit.csv')
  @SignedIn('admin')
  @Throttled(IDENTITY_BUDGETS['account-exports'], 'account')
  @RepliesCsv('The found entries as a file; the log says who took it', { 400: 'Not a kind or a day' })
  async exportAudit(
    @CurrentCaller() { userId }: Caller,
    @Query({ schema: AuditFileQuery }) wanted: AuditFileQuery,
  ) {
    const count = String(await this.entries.count(wanted));
    await this.log.record({ kind: 'data-exported', userId, detail: { what: 'audit log', count } });
    return csvFile('audit', AUDIT_HEADINGS, cellsOf(this.entries.all(wanted)));
  }
}

async function* cellsOf(pages: ReturnType<AuditReadModel['all']>) {
  for await (const rows of pages) yield rows.map(auditCells);
}
