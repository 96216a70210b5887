import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { AccountNames } from '#modules/identity/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentMatches } from '../../../application/matches/current-matches.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { StoredSuggestions } from '../../application/stored-suggestions.js';
import { SuggestionNotFound } from '../../domain/suggestion.errors.js';
import { SuggestionsReadModel } from '../read-models/suggestions.read-model.js';
import { SuggestionsToStudent } from './suggestions.dto.js';

/** What adults suggest to the student who asks. Saving the college is the yes. */
@ApiTags('matching')
@Controller('suggestions')
export class SuggestionsController {
  constructor(
    private readonly suggestions: SuggestionsReadModel,
    private readonly stored: StoredSuggestions,
    private readonly matches: CurrentMatches,
    private readonly cards: CollegeCards,
    private readonly names: AccountNames,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(SuggestionsToStudent, { summary: 'Colleges suggested to me that I have not answered' })
  async listSuggestedColleges(@CurrentCaller() { userId }: Caller) {
    const rows = await this.suggestions.toStudent(userId);
    if (rows.length === 0) return [];
    const [cards, names, matches] = await Promise.all([
      this.cards.of(rows.map(({ collegeId }) => collegeId)),
      this.names.of(rows.map(({ adultId }) => adultId)),
      this.matches.of(userId),
    ]);
    return rows.flatMap(({ id, adultId, collegeId, note, suggestedAt }) => {
      const [college, adult] = [cards.get(collegeId), names.get(adultId)];
      if (college === undefined || adult === undefined) return [];
      return [{ id, note, suggestedAt, from: adult.name, college, match: matches.at(collegeId) }];
    });
  }

  @Post(':id/decline')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @RepliesNothing({
    summary: 'No thanks: the adult reads "not now"; repeating it is fine',
    refusals: { 400: 'Not an id', 404: 'Not suggested to you' },
  })
  async declineSuggestion(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
  ): Promise<void> {
    if (!(await this.stored.decline(userId, id))) throw new SuggestionNotFound();
  }
}
