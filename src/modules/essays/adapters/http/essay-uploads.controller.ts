import { Controller, PayloadTooLargeException, Post, Req } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { AcceptsFile } from '#shared-kernel/platform/http/requests/accepts-file.decorator.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { uploadedFile } from '#shared-kernel/platform/http/requests/file-uploads.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ESSAYS_BUDGETS } from '../../application/essays-budgets.js';
import { type EssayFile, TextExtractor } from '../../application/text-extractor.js';
import { EssayFileTooLarge } from '../../domain/upload/essay-file.errors.js';

const MAX_BYTES = 10 * 1024 * 1024;

const ExtractedEssayText = z
  .object({ extractedText: z.string(), wordCount: z.int() })
  .meta({ id: 'ExtractedEssayText' });

const FORM = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  },
};

@ApiTags('essays')
@Controller('uploads')
export class EssayUploadsController {
  constructor(private readonly extractor: TextExtractor) {}

  @Post()
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-uploads'], 'account')
  @AcceptsFile({ maxBytes: MAX_BYTES })
  @ApiBody(FORM)
  @Replies(ExtractedEssayText, {
    summary: 'Take the text out of a .txt, .doc or .docx file; the file is not kept',
    refusals: { 400: 'Not such a file, or no text in it', 503: 'Too many files at once' },
  })
  async extractEssayText(@Req() request: FastifyRequest) {
    const { text, wordCount } = await this.extractor.extract(await wholeFile(request));
    return { extractedText: text, wordCount };
  }
}

async function wholeFile(request: FastifyRequest): Promise<EssayFile> {
  const { name, content } = await uploadedFile(request);
  try {
    return { name, content: await buffer(content) };
  } catch (error) {
    throw error instanceof PayloadTooLargeException ? new EssayFileTooLarge() : error;
  }
}
