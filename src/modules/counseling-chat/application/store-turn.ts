import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { StudentInteractions } from '#modules/matching/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { TurnLost } from '../domain/conversation/conversation.errors.js';
import { type Conversation, type EndedTurn } from '../domain/conversation/conversation.js';
import { ConversationRepository } from '../domain/conversation/conversation.repository.js';
import { type DialogueState } from '../domain/conversation/dialogue-state.js';
import { type Stage, stageAfter } from '../domain/conversation/stage.js';
import { supportReply } from '../domain/safety/support-card.js';
import { type Answered, type Turn } from './advisor.js';
import { type AnswerToMessage } from './answer-message.js';
import { type ClaimedTurn, type StoredTurn } from './claimed-turn.js';
import { ConversationLog, type TurnNotes } from './conversation-log.js';
import { knownAfter } from './known-in-talk.js';
import { SupportCards } from './support-cards.js';

/** Stores a whole turn and sets the conversation free, in one transaction. */
@Injectable()
export class StoreTurn {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly log: ConversationLog,
    private readonly cards: SupportCards,
    private readonly interactions: StudentInteractions,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  store(
    claimed: ClaimedTurn,
    message: string,
    answer: AnswerToMessage,
    whenStored: (turn: StoredTurn) => Promise<void>,
  ): Promise<StoredTurn> {
    return this.unitOfWork.run(async () => {
      await this.accounts.lock(claimed.studentId);
      const conversation = await this.conversations.lock(claimed.conversationId);
      if (conversation === null) throw new TurnLost();

      const stored = await this.keep(conversation, claimed, message, answer);
      await whenStored(stored);
      return stored;
    });
  }

  private async keep(
    conversation: Conversation,
    claimed: ClaimedTurn,
    message: string,
    answer: AnswerToMessage,
  ): Promise<StoredTurn> {
    const at = this.clock.now();
    const question = { id: newId(), message };
    const reply = answer.kind === 'support' ? supportReply(answer.card) : answer.answered.reply;
    const answerId = newId();

    conversation.endTurn(claimed.token, endedBy(claimed, answer), at);
    await this.log.add({
      conversationId: conversation.id,
      questionId: question.id,
      answerId,
      message,
      reply,
      at,
      about: answer.kind === 'support' ? null : notesOf(answer.answered, answer.turn),
    });
    if (answer.kind === 'support') await this.cards.count(answer.card, at);
    else await this.countAnswer(conversation, claimed.studentId, answerId);

    const { startedAt, messageCount, engine } = conversation.facts();
    const about = { id: conversation.id, startedAt, messageCount, engine };
    return { question, answer: { id: answerId, reply }, at, conversation: about };
  }

  private async countAnswer(conversation: Conversation, studentId: string, answerId: string) {
    conversation.answered(answerId);
    await this.interactions.record(studentId, answerId);
  }
}

function endedBy(claimed: ClaimedTurn, answer: AnswerToMessage): EndedTurn {
  if (answer.kind === 'support')
    return { state: afterSupport(claimed.state), stage: claimed.stage, engine: 'built-in' };
  const { answered, turn } = answer;
  return { state: answered.state, stage: stageOf(claimed.stage, answered, turn), engine: answered.engine };
}

const afterSupport = (state: DialogueState): DialogueState => ({
  ...state,
  turn: state.turn + 1,
  pending: null,
  aftercare: 1,
});

const stageOf = (former: Stage, answered: Answered, turn: Turn): Stage =>
  stageAfter(former, knownAfter(answered, turn));

const notesOf = ({ intent, engine, guard, model, extracted }: Answered, { tools }: Turn): TurnNotes => ({
  intent,
  engine,
  guard,
  model,
  extracted,
  tools: tools.calls.map(({ name, input }) => ({ name, input })),
  opportunities: [],
});
