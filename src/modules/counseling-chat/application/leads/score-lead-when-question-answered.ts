import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { QuestionAnswered } from '../../domain/conversation/conversation.events.js';
import { inNumbers } from '../../domain/scoring/counted-messages.js';
import { leadScore } from '../../domain/scoring/lead-score.js';
import { LeadFactsOfStudent } from './lead-facts.js';
import { LeadScores, LeadScoring } from './lead-scoring.js';
import { QuietDays } from './quiet-days.js';

const AT_MOST_EVERY_MS = 5 * 60_000;
const LOOK_BACK_MS = 30 * 86_400_000;

@Injectable()
@ReactsTo(QuestionAnswered, { onePendingPer: ({ conversationId }) => conversationId })
export class ScoreLeadWhenQuestionAnswered implements Reaction<QuestionAnswered> {
  constructor(
    private readonly scoring: LeadScoring,
    private readonly scores: LeadScores,
    private readonly facts: LeadFactsOfStudent,
    private readonly quiet: QuietDays,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async handle({ studentId, conversationId }: QuestionAnswered): Promise<void> {
    if (!(await this.scoring.appliesTo(studentId))) return;
    const now = this.clock.now();
    const last = await this.scores.lastOf(conversationId);
    if (last !== null && now.getTime() - last.computedAt.getTime() < AT_MOST_EVERY_MS) return;

    const since = new Date(now.getTime() - LOOK_BACK_MS);
    const talk = inNumbers(await this.scores.messagesSince(studentId, since));
    const score = leadScore(await this.facts.of(studentId, talk, now));
    if (score.total > (last?.total ?? 0) && (await this.quiet.areOn(studentId))) return;

    const { averageLength, questions } = talk;
    const isAdult = await this.scoring.isAdult(studentId);
    await this.unitOfWork.run(async () => {
      if (!(await this.accounts.lockIfExists(studentId))) return;
      await this.scores.store(studentId, conversationId, { score, isAdult, averageLength, questions }, now);
    });
  }
}
