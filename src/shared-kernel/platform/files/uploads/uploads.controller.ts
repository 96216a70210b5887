import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '../../../application/caller.js';
import { StoredFiles } from '../../../application/stored-files.js';
import { SignedIn } from '../../http/access/access.decorator.js';
import { CurrentCaller } from '../../http/access/current-caller.decorator.js';
import { Replies } from '../../http/replies/replies.decorator.js';
import { Throttled } from '../../limits/throttled.decorator.js';
import { FileNotFound } from '../file.errors.js';
import { addressOf } from '../file-keys.js';
import { FILE_BUDGETS } from '../file-limits.js';
import { FileMetadata } from '../files.dto.js';

/** Any text, so that what is no id of a file is simply not found. */
const FileName = z.string().max(200);

@ApiTags('files')
@Controller('uploads')
export class UploadsController {
  constructor(private readonly files: StoredFiles) {}

  @Get(':filename')
  @SignedIn()
  @Throttled(FILE_BUDGETS['file-facts'], 'account')
  @Replies(FileMetadata, {
    summary: 'Name, size and type of one of my files; the last part of its address is its file name here',
    refusals: { 404: 'Not your file' },
  })
  async getUploadMetadata(
    @CurrentCaller() { userId }: Caller,
    @Param('filename', { schema: FileName }) fileId: string,
  ) {
    const file = await this.files.find(addressOf({ ownerId: userId, fileId }));
    if (file === null) throw new FileNotFound();
    return { ...file, url: await this.files.signedAddress(file.address) };
  }
}
