import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ESSAYS_BUDGETS } from '../../application/essays-budgets.js';
import { NameVersion } from '../../application/writing/name-version.js';
import { RestoreVersion } from '../../application/writing/restore-version.js';
import { EssayNotFound, VersionNotFound } from '../../domain/essay/essay.errors.js';
import { foldHistory } from '../../domain/essay/fold-history.js';
import { EssayVersionsReadModel } from '../read-models/essay-versions.read-model.js';
import { EssayReply } from './essay.reply.js';
import { EssayHistory, EssayVersion, NameVersionRequest, VersionNumberInPath } from './essay-versions.dto.js';
import { Essay } from './essays.dto.js';

const REFUSALS = { 400: 'Invalid request', 404: 'No such version, or another student’s' };

@ApiTags('essays')
@Controller('essays/:id/versions')
export class EssayVersionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly versions: EssayVersionsReadModel,
    private readonly reply: EssayReply,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(EssayHistory, { summary: 'The history of an essay, without texts', refusals: REFUSALS })
  async listEssayVersions(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
  ) {
    const lines = await this.versions.of(userId, id);
    if (lines.length === 0) throw new EssayNotFound();
    const versions = lines.map((line) => ({
      ...line,
      createdAt: new Date(line.createdAt),
      isReviewed: line.overallScore !== null,
    }));
    return foldHistory(versions).map(({ version, folded }) => ({ ...version, folded }));
  }

  @Get(':versionNumber')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(EssayVersion, { summary: 'One version with its text', refusals: REFUSALS })
  async getEssayVersion(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Param('versionNumber', { schema: VersionNumberInPath }) versionNumber: number,
  ) {
    return this.one(userId, id, versionNumber);
  }

  @Post(':versionNumber/restore')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @Replies(Essay, { summary: 'Take the text of a version again, as a new version', refusals: REFUSALS })
  async restoreEssayVersion(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Param('versionNumber', { schema: VersionNumberInPath }) versionNumber: number,
  ) {
    await this.commands.execute(new RestoreVersion(userId, id, versionNumber));
    return (await this.reply.of(userId, id)).essay;
  }

  @Patch(':versionNumber')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @Replies(EssayVersion, { summary: 'Name a version', refusals: REFUSALS })
  async nameEssayVersion(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Param('versionNumber', { schema: VersionNumberInPath }) versionNumber: number,
    @Body({ schema: NameVersionRequest }) { name }: NameVersionRequest,
  ) {
    await this.commands.execute(new NameVersion(userId, id, versionNumber, name));
    return this.one(userId, id, versionNumber);
  }

  private async one(userId: string, id: string, versionNumber: number) {
    const version = await this.versions.one(userId, id, versionNumber);
    if (version === null) throw new VersionNotFound();
    return version;
  }
}
