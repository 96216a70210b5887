import { Controller, Get, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { SignedAddresses } from '#shared-kernel/platform/files/stores/signed-addresses.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { TooManyRequestsReply } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { RequestDataExport } from '../../application/request-data-export.js';
import { DataExportReadModel } from '../read-models/data-export.read-model.js';
import { DataExport } from './data-export.dto.js';

const NONE = { status: 'none', filesDone: 0, filesTotal: 0, requestedAt: null, readyUntil: null, size: null };

/** A copy of everything about the caller. */
@ApiTags('identity')
@Controller('account/data-export')
export class DataExportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly exports: DataExportReadModel,
    private readonly addresses: SignedAddresses,
    private readonly clock: Clock,
  ) {}

  @Get()
  @SignedIn()
  @Replies(DataExport, { summary: 'How far the copy of my data is, and where I can download it' })
  showDataExport(@CurrentCaller() { userId }: Caller) {
    return this.exportOf(userId);
  }

  @Post()
  @SignedIn()
  @TooManyRequestsReply()
  @Replies(DataExport, {
    status: 202,
    summary: 'Have a copy of everything about me prepared; while one is being prepared, nothing happens',
  })
  async requestDataExport(@CurrentCaller() { userId }: Caller) {
    await this.commands.execute(new RequestDataExport(userId));
    return this.exportOf(userId);
  }

  private async exportOf(userId: string) {
    const found = await this.exports.of(userId, this.clock.now());
    if (found === null) return { ...NONE, url: null };
    const { exportId, readyUntil } = found;
    const path = `/api/account/data-export/${exportId}/file`;
    const url = readyUntil && this.addresses.sign('GET', path, new Date(readyUntil));
    return { ...found, url };
  }
}
