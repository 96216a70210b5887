import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ESSAYS_BUDGETS } from '../../application/essays-budgets.js';
import { AUTHORSHIP_SCHEMA } from '../../domain/authorship/authorship-entry.js';
import { EssayNotFound } from '../../domain/essay/essay.errors.js';
import { PublishedKeys } from '../persistence/published-keys.js';
import { AuthorshipReadModel, type SealedRow } from '../read-models/authorship.read-model.js';
import { AuthorshipQuery, AuthorshipRecord } from './authorship.dto.js';

@ApiTags('essays')
@Controller('essays/:id/authorship')
export class AuthorshipFileController {
  constructor(
    private readonly records: AuthorshipReadModel,
    private readonly keys: PublishedKeys,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['authorship-files'], 'account')
  @Replies(AuthorshipRecord, {
    summary: 'The authorship record of an essay, to hand out. It shows no text but those asked for.',
    refusals: { 400: 'Invalid request', 404: 'No such essay, or another student’s' },
  })
  async getAuthorshipRecord(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Query({ schema: AuthorshipQuery }) { shown = [] }: AuthorshipQuery,
  ) {
    const rows = await this.records.entries(userId, id);
    if (rows.length === 0) throw new EssayNotFound();
    return {
      schema: AUTHORSHIP_SCHEMA,
      record: id,
      head: rows.at(-1)?.hash ?? null,
      entries: rows.map((row) => sealed(id, row)),
      shown: shown.length === 0 ? [] : await this.records.shown(userId, id, shown),
      keys: await this.keys.all(),
    };
  }
}

const sealed = (record: string, { hash, signature, key, ...entry }: SealedRow) => ({
  entry: { schema: AUTHORSHIP_SCHEMA, record, ...entry },
  hash,
  signature,
  key,
});
