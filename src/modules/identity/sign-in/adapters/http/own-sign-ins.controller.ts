import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { EndSignIns } from '../../application/end-sign-ins.js';
import { OwnSignInsReadModel } from '../read-models/own-sign-ins.read-model.js';
import { OwnSignIn } from './own-sign-ins.dto.js';

@ApiTags('identity')
@Controller('account/sign-ins')
export class OwnSignInsController {
  constructor(
    private readonly endSignIns: EndSignIns,
    private readonly signIns: OwnSignInsReadModel,
  ) {}

  @Get()
  @SignedIn()
  @Replies(z.array(OwnSignIn), { summary: 'Where you are signed in' })
  listSignIns(@CurrentCaller() { userId, signInId }: Caller) {
    return this.signIns.of(userId, signInId);
  }

  @Delete(':id')
  @SignedIn()
  @RepliesNothing({ summary: 'End one of your sign-ins', refusals: { 404: 'Not one of yours' } })
  async endSignIn(@CurrentCaller() { userId }: Caller, @Param('id', { schema: z.uuid() }) id: string) {
    await this.endSignIns.endOne(id, userId);
  }

  @Delete()
  @SignedIn()
  @RepliesNothing({ summary: 'End all your sign-ins except this one' })
  async endOtherSignIns(@CurrentCaller() { userId, signInId }: Caller) {
    await this.endSignIns.endOthers(signInId, userId);
  }
}
