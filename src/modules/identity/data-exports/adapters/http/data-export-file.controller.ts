import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { Clock } from '#shared-kernel/application/clock.js';
import { ObjectStore } from '#shared-kernel/application/object-store.js';
import { rangeOf } from '#shared-kernel/platform/files/downloads/byte-range.js';
import { contentDisposition } from '#shared-kernel/platform/files/content/content-disposition.js';
import { FILE_BUDGETS } from '#shared-kernel/platform/files/file-limits.js';
import { SignedAddresses } from '#shared-kernel/platform/files/stores/signed-addresses.js';
import { Public } from '#shared-kernel/platform/http/access/access.decorator.js';
import { RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { AuditLog } from '../../../activity/application/audit-log.js';
import { DataExportNotFound } from '../../domain/data-export.errors.js';
import { DataExportReadModel } from '../read-models/data-export.read-model.js';
import { keyOfCopy } from '../zip/key-of-copy.js';
import { LinkQuery } from './data-export.dto.js';

const HEADERS = {
  'content-type': 'application/zip',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'accept-ranges': 'bytes',
  'cache-control': 'private, no-store',
};

/** The copy itself, for whoever has the link of its owner. A browser that lost the connection goes on where it was. */
@ApiTags('identity')
@Controller('account/data-export')
export class DataExportFileController {
  constructor(
    private readonly exports: DataExportReadModel,
    private readonly addresses: SignedAddresses,
    private readonly store: ObjectStore,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  @Get(':exportId/file')
  @Public()
  @Throttled(FILE_BUDGETS['file-openings'])
  @RepliesNothing({
    summary: 'The copy as a ZIP file, by its signed address; also a part of it by Range',
    status: 200,
    refusals: {
      404: 'Not the address of a copy, or its time is over',
      503: 'The file storage does not answer',
    },
  })
  async downloadDataExport(
    @Param('exportId', { schema: z.string().max(100) }) exportId: string,
    @Query({ schema: LinkQuery }) query: LinkQuery,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const found = await this.signedFor(exportId, query);
    const { userId, size, requestedAt } = found;
    const range = rangeOf(headers.range, size);
    if (range === null)
      return reply
        .status(416)
        .header('content-range', `bytes */${String(size)}`)
        .send();

    const { first, last } = range ?? { first: 0, last: size - 1 };
    const content = await this.store.read(keyOfCopy({ userId, exportId }), { first, last });
    if (first === 0)
      await this.audit.record({ kind: 'data-exported', userId, detail: { step: 'downloaded' } });
    const day = new Date(requestedAt).toISOString().slice(0, 'YYYY-MM-DD'.length);
    void reply.headers({
      ...HEADERS,
      'content-disposition': contentDisposition(`flyleaf-my-data-${day}.zip`),
    });
    if (range !== undefined)
      void reply
        .status(206)
        .header('content-range', `bytes ${String(first)}-${String(last)}/${String(size)}`);
    return reply.header('content-length', String(last - first + 1)).send(Readable.from(content));
  }

  private async signedFor(exportId: string, query: LinkQuery) {
    const now = this.clock.now();
    const path = `/api/account/data-export/${exportId}/file`;
    const isOurs = this.addresses.termsOf('GET', path, query, now) !== null;
    const found = isOurs ? await this.exports.ready(exportId, now) : null;
    if (found === null) throw new DataExportNotFound();
    return found;
  }
}
