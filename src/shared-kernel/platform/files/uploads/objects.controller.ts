import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { type Caller } from '../../../application/caller.js';
import { PlatformSettings } from '../../configuration/platform-settings.js';
import { SignedIn } from '../../http/access/access.decorator.js';
import { CurrentCaller } from '../../http/access/current-caller.decorator.js';
import { Replies } from '../../http/replies/replies.decorator.js';
import { Throttled } from '../../limits/throttled.decorator.js';
import { FILE_BUDGETS } from '../file-limits.js';
import { NormalizedFile, NormalizeRequest, UploadAddress, UploadRequest } from '../files.dto.js';
import { UploadFiles } from './upload-files.js';

@ApiTags('files')
@Controller('objects')
export class ObjectsController {
  constructor(
    private readonly uploads: UploadFiles,
    private readonly settings: PlatformSettings,
  ) {}

  @Post('upload')
  @SignedIn()
  @Throttled(FILE_BUDGETS['file-uploads'], 'account')
  @Replies(UploadAddress, {
    summary: 'Where to send a file',
    refusals: {
      400: 'A type of file that we do not take',
      409: 'No room for another file of this account',
      413: 'Larger than 50 MB',
      503: 'The file storage does not answer',
    },
  })
  async requestUpload(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: UploadRequest.optional() }) body: UploadRequest | undefined,
    @Req() request: FastifyRequest,
  ) {
    const uploadURL = await this.uploads.announce(userId, body ?? {}, this.originOf(request));
    return { uploadURL };
  }

  @Post('normalize')
  @SignedIn()
  @Throttled(FILE_BUDGETS['file-checks'], 'account')
  @Replies(NormalizedFile, {
    summary: 'Check a file that was sent, and get its address; may be repeated',
    refusals: {
      400: 'The content does not match the name, or is of a type that we do not take; it was removed',
      404: 'Not your file, or it has not arrived',
      409: 'No room for another file of this account',
      413: 'Larger than 50 MB; it was removed',
      503: 'The file storage does not answer',
      507: 'No room for the file',
    },
  })
  async normalizeUpload(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: NormalizeRequest }) { fileURL }: NormalizeRequest,
  ) {
    const { address, ...facts } = await this.uploads.check(userId, fileURL);
    return { normalizedPath: address, ...facts };
  }

  /** A page may only send to its own origin, by whatever name it reached us; a program gets the public address. */
  private originOf({ headers }: FastifyRequest): string {
    const { origin } = headers;
    return origin !== undefined && URL.canParse(origin) ? origin : this.settings.publicUrl;
  }
}
