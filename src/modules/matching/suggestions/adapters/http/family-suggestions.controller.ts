import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { LinkedStudents } from '#modules/identity/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency/idempotency.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { StoredSuggestions } from '../../application/stored-suggestions.js';
import { SuggestCollege } from '../../application/suggest-college.js';
import { SuggestionsReadModel } from '../read-models/suggestions.read-model.js';
import { SuggestionRequest, SuggestionsOfAdult } from './suggestions.dto.js';

const REFUSALS = { 400: 'Invalid request', 403: 'The student keeps the list', 404: 'Not a student of mine' };

/** What an adult suggests to a student who shares the list. */
@ApiTags('matching')
@Controller('linked-students/:studentId/suggestions')
export class FamilySuggestionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly students: LinkedStudents,
    private readonly suggestions: SuggestionsReadModel,
    private readonly stored: StoredSuggestions,
    private readonly cards: CollegeCards,
  ) {}

  @Get()
  @SignedIn('parent', 'counselor')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(SuggestionsOfAdult, { summary: 'What I suggested, and what the student did', refusals: REFUSALS })
  async listSuggestions(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', { schema: z.uuid() }) studentId: string,
  ) {
    await this.students.open(userId, studentId, 'list');
    return this.ofAdult(userId, studentId);
  }

  @Post()
  @SignedIn('parent', 'counselor')
  @Throttled(MATCHING_BUDGETS['college-suggestions'], 'account')
  @Idempotent()
  @Replies(SuggestionsOfAdult, {
    summary: 'Suggest a college',
    status: 201,
    refusals: {
      ...REFUSALS,
      404: 'Not a student of mine, or no such college',
      409: 'On the list already, suggested before, or too many without an answer',
    },
  })
  async suggestCollege(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', { schema: z.uuid() }) studentId: string,
    @Body({ schema: SuggestionRequest }) { collegeId, note }: SuggestionRequest,
  ) {
    await this.commands.execute(new SuggestCollege(userId, studentId, collegeId, note));
    return this.ofAdult(userId, studentId);
  }

  @Delete(':id')
  @SignedIn('parent', 'counselor')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @RepliesNothing({ summary: 'Take a suggestion back; an answered one stays', refusals: REFUSALS })
  async takeSuggestionBack(
    @CurrentCaller() { userId }: Caller,
    @Param('studentId', { schema: z.uuid() }) studentId: string,
    @Param('id', { schema: z.uuid() }) id: string,
  ): Promise<void> {
    await this.students.open(userId, studentId, 'list');
    await this.stored.takeBack(userId, studentId, id);
  }

  private async ofAdult(adultId: string, studentId: string) {
    const rows = await this.suggestions.ofAdult(adultId, studentId);
    const cards = await this.cards.of(rows.map(({ collegeId }) => collegeId));
    return rows.flatMap((row) => {
      const card = cards.get(row.collegeId);
      return card === undefined ? [] : [{ ...row, collegeName: card.shortName }];
    });
  }
}
