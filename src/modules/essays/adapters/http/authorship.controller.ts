import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ESSAYS_BUDGETS } from '../../application/essays-budgets.js';
import { AUTHORSHIP_SCHEMA } from '../../domain/authorship/authorship-entry.js';
import { EssayNotFound } from '../../domain/essay/essay.errors.js';
import { PublishedKeys } from '../persistence/published-keys.js';
import { AuthorshipReadModel } from '../read-models/authorship.read-model.js';
import { AuthorshipHead, AuthorshipKeys } from './authorship.dto.js';

/** What a stranger needs to check an authorship record. */
@ApiTags('essays')
@Controller()
export class AuthorshipController {
  constructor(
    private readonly records: AuthorshipReadModel,
    private readonly keys: PublishedKeys,
  ) {}

  @Get('.well-known/flyleaf-authorship.json')
  @Public()
  @Throttled(ESSAYS_BUDGETS['authorship-checks'])
  @Replies(AuthorshipKeys, {
    summary: 'The public keys that authorship records are signed with, old ones too',
  })
  async getAuthorshipKeys() {
    return { schema: AUTHORSHIP_SCHEMA, keys: await this.keys.all() };
  }

  @Get('authorship/:record/head')
  @Public()
  @Throttled(ESSAYS_BUDGETS['authorship-checks'])
  @Replies(AuthorshipHead, {
    summary: 'How long a record is today: a file that was cut short is shorter',
    refusals: { 400: 'Invalid request', 404: 'No such record, or its essay was deleted' },
  })
  async getAuthorshipHead(@Param('record', { schema: z.uuid() }) record: string) {
    const head = await this.records.head(record);
    if (head === null) throw new EssayNotFound();
    return head;
  }
}
