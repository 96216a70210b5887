import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { MoneyOfStudent } from '../../application/money-of-student.js';
import { SaveParentInputs } from '../../application/save-parent-inputs.js';
import { MoneyReply, ParentInputs } from './shared-money.dto.js';

const REFUSALS = { 403: 'The student keeps it', 404: 'Not a student of mine' };

@ApiTags('matching')
@Controller('linked-students/:studentId/money')
export class SharedMoneyController {
  constructor(
    private readonly money: MoneyOfStudent,
    private readonly inputs: SaveParentInputs,
  ) {}

  @Get()
  @SignedIn('parent', 'counselor')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(MoneyReply, {
    summary: 'What a year at the colleges of a student costs, as far as I may see it',
    refusals: { 400: 'Not an id', ...REFUSALS },
  })
  getMoney(@CurrentCaller() { userId }: Caller, @Param('studentId', { schema: z.uuid() }) studentId: string) {
    return this.money.of(userId, studentId);
  }

  @Put('inputs')
  @SignedIn('parent')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @Replies(MoneyReply, {
    summary: 'Store what my family earns and can pay: only I see it',
    refusals: { 400: 'Invalid request', ...REFUSALS },
  })
  async saveParentInputs(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', { schema: z.uuid() }) studentId: string,
    @Body({ schema: ParentInputs }) body: ParentInputs,
  ) {
    await this.inputs.save(userId, studentId, body);
    return this.money.of(userId, studentId);
  }
}
