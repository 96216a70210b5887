import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { StudentInteractions } from '#modules/matching/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { TurnLost } from '../../domain/conversation/conversation.errors.js';
import { type Conversation, type EndedTurn } from '../../domain/conversation/conversation.js';
import { ConversationRepository } from '../../domain/conversation/conversation.repository.js';
import { stageAfter } from '../../domain/conversation/stage.js';
import { supportReply } from '../../domain/safety/support-card.js';
import { type Answered, type Turn } from '../advisor.js';
import { type AnswerToMessage } from './answer-message.js';
import { type ClaimedTurn, type StoredTurn } from './claimed-turn.js';
import { AskedServices } from '../leads/asked-services.js';
import { ConversationLog } from '../conversations/conversation-log.js';
import { Conversions } from '../leads/conversions.js';
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
    private readonly services: AskedServices,
    private readonly conversions: Conversions,
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
    const said = {
      id: newId(),
      reply: answer.kind === 'support' ? supportReply(answer.card) : answer.answered.reply,
    };
    const logged = {
      conversationId: conversation.id,
      questionId: question.id,
      answerId: said.id,
      message,
      reply: said.reply,
      at,
    };

    if (answer.kind === 'support') {
      conversation.endTurn(claimed.token, afterSupport(claimed), at);
      await this.log.add({ ...logged, about: null });
      await this.cards.count(answer.card, at);
    } else {
      const { answered, turn } = answer;
      const services = await this.services.in(turn, answered);
      conversation.endTurn(claimed.token, await this.endOf(claimed, answered, turn), at);
      conversation.askedFor(services);
      conversation.answered(said.id);
      await this.log.add({ ...logged, about: { ...notesOf(answered, turn), opportunities: services } });
      await this.interactions.record(claimed.studentId, said.id);
    }
    return { question, answer: said, at, conversation: conversation.summary() };
  }

  private async endOf({ stage }: ClaimedTurn, answered: Answered, turn: Turn): Promise<EndedTurn> {
    const mayConvert = await this.conversions.mayFollow(turn, answered);
    const { state, engine } = answered;
    return { state, engine, stage: stageAfter(stage, knownAfter(answered, turn, mayConvert)) };
  }
}

const afterSupport = ({ state, stage }: ClaimedTurn): EndedTurn => ({
  state: { ...state, turn: state.turn + 1, pending: null, aftercare: 1 },
  stage,
  engine: 'built-in',
});

const notesOf = ({ intent, engine, guard, model, extracted }: Answered, { tools }: Turn) => ({
  intent,
  engine,
  guard,
  model,
  extracted,
  tools: tools.calls.map(({ name, input }) => ({ name, input })),
});
