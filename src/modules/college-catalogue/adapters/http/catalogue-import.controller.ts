import {
  Body,
  Controller,
  Get,
  HttpStatus,
  type OnModuleDestroy,
  Param,
  Post,
  Query,
  Res,
} from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { ImportFailed, ImportNotFound } from '../../application/import/import.errors.js';
import { EVERYTHING, ImportRequests } from '../../application/import/import-requests.js';
import { CatalogueRefresh } from '../import-job/catalogue-refresh.schedule.js';
import { type ImportProgress, ImportStatusReadModel } from '../read-models/import-status.read-model.js';
import {
  ImportAllRequest,
  ImportReply,
  ImportReport,
  ImportStatus,
  ProblemsQuery,
} from './catalogue-import.dto.js';

/** An import that takes longer is answered with status 202. */
const REPLY_WITHIN_MS = 20_000;
const CHECK_EVERY_MS = 150;

const UNFINISHED: readonly ImportProgress['state'][] = ['queued', 'running', 'waiting'];
const ImportId = z.uuid('An import id is a UUID.');

const STILL_RUNNING = {
  status: 202,
  description: 'Still running after 20 seconds; the counts so far',
  standardSchema: ImportReply,
};
const refusals = {
  409: 'Another import is running',
  503: 'The source cannot be read; the message explains why',
};

@ApiTags('college-catalogue')
@Controller('admin')
export class CatalogueImportController implements OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    private readonly requests: ImportRequests,
    private readonly imports: ImportStatusReadModel,
    private readonly refresh: CatalogueRefresh,
  ) {}

  /** A server that stops waits for its replies; the import continues on another server. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  @Post('import-competitive-colleges')
  @SignedIn('admin')
  @ApiResponse(STILL_RUNNING)
  @Replies(ImportReply, { summary: 'Import the 500 colleges with the lowest admit rates', refusals })
  async importCompetitiveColleges(@Res({ passthrough: true }) reply: FastifyReply) {
    return this.answer(await this.requests.begin('competitive', EVERYTHING), reply);
  }

  @Post('import-all-colleges')
  @SignedIn('admin')
  @ApiResponse(STILL_RUNNING)
  @Replies(ImportReply, {
    summary: 'Import every college',
    refusals: { 400: 'An option is not valid', ...refusals },
  })
  async importAllColleges(
    @Body({ schema: ImportAllRequest }) options: ImportAllRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(await this.requests.begin('all', options), reply);
  }

  @Get('import-status')
  @SignedIn('admin')
  @Replies(ImportStatus, { summary: 'Show how complete the catalogue is, and the latest import' })
  async showImportStatus() {
    const status = await this.imports.status();
    return { ...status, nextRefreshAt: this.refresh.nextAt()?.toISOString() ?? null };
  }

  @Get('imports/:id')
  @SignedIn('admin')
  @Replies(ImportReport, {
    summary: 'Show an import and the rows it could not read',
    refusals: { 404: 'There is no such import' },
  })
  async showImport(
    @Param('id', { schema: ImportId }) id: string,
    @Query({ schema: ProblemsQuery }) { page, pageSize }: ProblemsQuery,
  ) {
    const progress = await this.imports.find(id);
    if (progress === null) throw new ImportNotFound();
    return { ...progress, problems: await this.imports.problemsOf(id, page, pageSize) };
  }

  @Post('imports/:id/cancel')
  @SignedIn('admin')
  @Replies(ImportReport, {
    summary: 'Cancel an import; what it stored stays',
    refusals: { 404: 'There is no such import' },
  })
  async cancelImport(@Param('id', { schema: ImportId }) id: string) {
    await this.requests.cancel(id);
    return this.showImport(id, { page: 1, pageSize: 50 });
  }

  private async answer(jobId: string, reply: FastifyReply) {
    const { signal } = this.stopping;
    const deadline = Date.now() + REPLY_WITHIN_MS;
    const mayWait = () => Date.now() < deadline && !signal.aborted;
    let progress = await this.imports.find(jobId);
    while (progress !== null && UNFINISHED.includes(progress.state) && mayWait()) {
      await pause(CHECK_EVERY_MS, null, { signal }).catch(() => null);
      if (mayWait()) progress = await this.imports.find(jobId);
    }
    if (progress === null) throw new ImportNotFound();
    if (progress.state === 'failed') throw new ImportFailed(progress.error ?? 'Failed to import colleges');
    if (UNFINISHED.includes(progress.state)) void reply.status(HttpStatus.ACCEPTED);
    return { jobId, ...progress };
  }
}
