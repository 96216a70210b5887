import { Body, Controller, Get, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../application/matching-budgets.js';
import { SaveSelectionCriteria } from '../../application/predictions/save-selection-criteria.js';
import { SelectionCriteriaRepository } from '../../domain/selection-criteria.repository.js';
import { SelectionCriteria, SelectionCriteriaRequest } from './selection-criteria.dto.js';

@ApiTags('matching')
@Controller('selection-criteria')
export class SelectionCriteriaController {
  constructor(
    private readonly commands: CommandBus,
    private readonly criteria: SelectionCriteriaRepository,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(SelectionCriteria.nullable(), {
    summary: 'What counts in the student’s matches, and the ranges of their list; null before the first save',
  })
  readSelectionCriteria(@CurrentCaller() { userId }: Caller) {
    return this.criteria.of(userId);
  }

  @Post()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @Replies(SelectionCriteria, {
    summary: 'Save the parts sent of what counts in matches and of the ranges of the list',
    refusals: { 400: 'Invalid request' },
  })
  async saveSelectionCriteria(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: SelectionCriteriaRequest }) body: SelectionCriteriaRequest,
  ) {
    await this.commands.execute(new SaveSelectionCriteria(userId, body));
    return this.criteria.of(userId);
  }
}
