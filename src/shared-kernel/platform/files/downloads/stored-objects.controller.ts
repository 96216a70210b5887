import { Controller, Get, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { type StoredFile, StoredFiles } from '../../../application/stored-files.js';
import { Public } from '../../http/access/access.decorator.js';
import { RepliesNothing } from '../../http/replies/replies.decorator.js';
import { StreamsBody } from '../../http/requests/streamed-body.js';
import { FILE_BUDGETS } from '../file-limits.js';
import { Throttled } from '../../limits/throttled.decorator.js';
import { rangeOf } from './byte-range.js';
import { contentDisposition } from '../content/content-disposition.js';
import { FileNotFound } from '../file.errors.js';
import { addressOf, fileAt, PRODUCT_ID } from '../file-keys.js';
import { FileAccess } from './file-access.js';
import { ReceiveFile } from '../uploads/receive-file.js';

/** Any text: what is no file is not found, however it is written. */
const Segment = z.string().max(200);

const SignedQuery = z
  .object({
    expires: z.string().max(20),
    signature: z.string().max(100),
    size: z.string().max(20),
    type: z.string().max(255),
  })
  .partial();
type SignedQuery = z.infer<typeof SignedQuery>;

/** A file is nothing but a download: it runs no script, loads nothing and is shown in no frame. */
const FILE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'accept-ranges': 'bytes',
  'cache-control': 'private, no-store',
};
/** A published file never changes: another picture has another address. */
const PUBLISHED_HEADERS = { 'cache-control': 'public, max-age=86400, immutable' };

/** The files themselves, outside of /api. */
@ApiTags('files')
@Controller('objects')
export class StoredObjectsController {
  constructor(
    private readonly access: FileAccess,
    private readonly files: StoredFiles,
    private readonly receive: ReceiveFile,
  ) {}

  @Get(':ownerId/:fileId')
  @Public()
  @ApiBearerAuth()
  @Throttled(FILE_BUDGETS['file-openings'])
  @RepliesNothing({
    summary: 'The file, with a token, by a signed address, or published; also a part of it by Range',
    status: 200,
    refusals: {
      401: 'Not signed in',
      404: 'Not a file you may open',
      503: 'The file storage does not answer',
    },
  })
  async openFile(
    @Param('ownerId', { schema: Segment }) ownerId: string,
    @Param('fileId', { schema: Segment }) fileId: string,
    @Query({ schema: SignedQuery }) query: SignedQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const address = addressOf({ ownerId, fileId });
    await this.access.check(request, { address, ownerId }, query);
    const file = await this.files.find(address);
    if (file === null) throw new FileNotFound();
    return this.send(file, request, reply);
  }

  @Put(':ownerId/:fileId')
  @Public()
  @StreamsBody()
  @RepliesNothing({
    summary: 'Send a file to the address of its upload',
    status: 200,
    refusals: {
      400: 'Not what was announced',
      404: 'The address of the upload is not valid anymore',
      408: 'The upload was interrupted',
      413: 'Larger than 50 MB',
      503: 'The file storage does not answer',
      507: 'No room for the file',
    },
  })
  async sendFile(
    @Param('ownerId', { schema: Segment }) ownerId: string,
    @Param('fileId', { schema: Segment }) fileId: string,
    @Query({ schema: SignedQuery }) query: SignedQuery,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.receive.from(request, `${ownerId}/${fileId}`, query);
  }

  private async send(file: StoredFile, { headers }: FastifyRequest, reply: FastifyReply) {
    const { address, name, size, contentType } = file;
    const range = rangeOf(headers.range, size);
    const { first, last } = range ?? { first: 0, last: size - 1 };
    void reply.headers({
      ...FILE_HEADERS,
      ...(fileAt(address)?.ownerId === PRODUCT_ID ? PUBLISHED_HEADERS : {}),
      'content-type': contentType,
      'content-disposition': contentDisposition(name),
    });
    if (range === null)
      return reply
        .status(416)
        .header('content-range', `bytes */${String(size)}`)
        .send();

    const content = await this.files.read(address, { first, last });
    if (range !== undefined)
      void reply
        .status(206)
        .header('content-range', `bytes ${String(first)}-${String(last)}/${String(size)}`);
    return reply.header('content-length', String(last - first + 1)).send(Readable.from(content));
  }
}
