import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { ChooseRecommendation } from '../../application/predictions/choose-recommendation.js';
import { MATCHING_BUDGETS } from '../../application/matching-budgets.js';
import { CurrentMatches } from '../../application/matches/current-matches.js';
import { RecommendationChoicesReadModel } from '../read-models/recommendation-choices.read-model.js';
import {
  HiddenRecommendations,
  ListAdvice,
  RecommendationChoice,
  RecommendationChoiceRequest,
  Recommendations,
} from './recommendations.dto.js';
import { UnitIdInPath } from './saved-colleges.dto.js';

@ApiTags('matching')
@Controller('recommendations')
export class RecommendationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly current: CurrentMatches,
    private readonly cards: CollegeCards,
    private readonly choices: RecommendationChoicesReadModel,
    private readonly clock: Clock,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(Recommendations, {
    summary: 'A balanced list of colleges; empty until there are grades or scores to estimate from',
  })
  async listRecommendations(@CurrentCaller() { userId }: Caller) {
    const matches = await this.current.of(userId);
    const unitIds = matches.recommended();
    if (unitIds.length === 0) return [];
    const [cards, stored] = await Promise.all([
      this.cards.of(unitIds),
      this.choices.storedFor(userId, this.clock.now()),
    ]);
    return unitIds.flatMap((unitId) => {
      const college = cards.get(unitId);
      const match = matches.at(unitId);
      const words = matches.wordsAt(unitId);
      const { predictionId = null, userInterested = null, userNotes = '' } = stored.get(unitId) ?? {};
      return college === undefined || match === null || words === null
        ? []
        : [{ college, match, ...match, ...words, predictionId, userInterested, userNotes }];
    });
  }

  @Get('advice')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(ListAdvice, {
    summary: 'What the balanced list lacks, a two-year way in, and where to begin without grades',
  })
  async readListAdvice(@CurrentCaller() { userId }: Caller) {
    const { shortfalls, wayIn, startingPoints } = (await this.current.of(userId)).listAdvice();
    const cards = await this.cards.of([wayIn, ...startingPoints].flatMap((one) => one?.unitId ?? []));
    const wayInCard = wayIn && cards.get(wayIn.unitId);
    return {
      shortfalls,
      wayIn: wayIn && wayInCard ? { college: wayInCard, leads: wayIn.leads, words: wayIn.words } : null,
      startingPoints: startingPoints.flatMap(({ unitId, why }) => {
        const college = cards.get(unitId);
        return college === undefined ? [] : [{ college, why }];
      }),
    };
  }

  @Get('hidden')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(HiddenRecommendations, { summary: 'The colleges that don’t interest the student' })
  async listHiddenRecommendations(@CurrentCaller() { userId }: Caller) {
    const [matches, hidden] = await Promise.all([this.current.of(userId), this.choices.hiddenFrom(userId)]);
    const cards = await this.cards.of(hidden.map(({ collegeId }) => collegeId));
    return hidden.flatMap((choice) => {
      const college = cards.get(choice.collegeId);
      return college === undefined ? [] : [{ college, match: matches.at(choice.collegeId), ...choice }];
    });
  }

  @Patch(':collegeId')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @Replies(RecommendationChoice, {
    summary: 'Say whether a college is interesting, and note something about it',
    refusals: {
      400: 'Invalid request',
      404: 'No such college',
      409: 'Too many choices, or notes changed elsewhere',
    },
  })
  async chooseRecommendation(
    @CurrentCaller() { userId }: Caller,
    @Param('collegeId', { schema: UnitIdInPath }) collegeId: number,
    @Body({ schema: RecommendationChoiceRequest }) changes: RecommendationChoiceRequest,
  ) {
    await this.commands.execute(new ChooseRecommendation(userId, collegeId, changes));
    const chosen = await this.choices.one(userId, collegeId);
    return chosen ?? { collegeId, userInterested: null, reason: null, userNotes: '' };
  }
}
