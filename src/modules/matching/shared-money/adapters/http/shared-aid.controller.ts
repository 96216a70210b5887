import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { AcceptsIfMatch, IfMatch } from '#shared-kernel/platform/http/requests/if-match.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { AidLetter } from '../../../aid/adapters/http/offer.dto.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { ChangeAidAsParent } from '../../application/change-aid-as-parent.js';
import { MoneyOfStudent } from '../../application/money-of-student.js';
import { FormTicks } from './shared-aid.dto.js';
import { MoneyReply } from './shared-money.dto.js';

const REFUSALS = { 400: 'Invalid request', 403: 'The student keeps it' };

/** What a parent may fill in where a student shares prices and offers. */
@ApiTags('matching')
@Controller('linked-students/:studentId/money')
export class SharedAidController {
  constructor(
    private readonly aid: ChangeAidAsParent,
    private readonly money: MoneyOfStudent,
  ) {}

  @Put('forms')
  @SignedIn('parent')
  @Throttled(MATCHING_BUDGETS['application-writes'], 'account')
  @Replies(MoneyReply, {
    summary: 'Mark aid forms of a student as done or not done',
    refusals: { ...REFUSALS, 404: 'Not a student of mine, or no such form' },
  })
  async tickAidForms(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', { schema: z.uuid() }) studentId: string,
    @Body({ schema: FormTicks }) body: FormTicks,
  ) {
    await this.aid.tickForms(userId, studentId, body);
    return this.money.of(userId, studentId);
  }

  @Put('offers/:applicationId')
  @SignedIn('parent')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @AcceptsIfMatch()
  @Replies(MoneyReply, {
    summary: 'Enter or correct the financial aid offer of an application of a student',
    refusals: { ...REFUSALS, 404: 'Not a student of mine, or no such application' },
  })
  async saveSharedOffer(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', { schema: z.uuid() }) studentId: string,
    @Param('applicationId', { schema: z.uuid() }) applicationId: string,
    @Body({ schema: AidLetter }) offer: AidLetter,
    @IfMatch() basedOn: BasedOn,
  ) {
    await this.aid.saveOffer(userId, studentId, { applicationId, offer, basedOn });
    return this.money.of(userId, studentId);
  }
}
