import { Injectable } from '@nestjs/common';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { StudentLeft } from '../../domain/conversation/conversation.errors.js';
import { ConversationRepository } from '../../domain/conversation/conversation.repository.js';
import { AnswerMessage } from './answer-message.js';
import { type ClaimedTurn, type Listener, type StoredTurn } from './claimed-turn.js';
import { CurrentConversation } from '../conversations/current-conversation.js';
import { Patience } from './patience.js';
import { StoreTurn } from './store-turn.js';

/** Each waits for a connection as long as a request does. */
const TRIES_TO_ABANDON = 5;

/**
 * One message of a student and its answer. Both are stored together at the end: a student who leaves, an engine that fails and
 * a server that stops leave nothing half done.
 */
@Injectable()
export class SendMessage {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly current: CurrentConversation,
    private readonly answers: AnswerMessage,
    private readonly turns: StoreTurn,
    private readonly accounts: Accounts,
    private readonly patience: Patience,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws StillAnswering */
  begin(studentId: string): Promise<ClaimedTurn> {
    return this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const conversation = await this.current.lock(studentId);
      const token = newId();
      conversation.beginTurn(token, this.clock.now());
      const { state, stage } = conversation.facts();
      return { studentId, conversationId: conversation.id, token, state, stage };
    });
  }

  /** @throws StudentLeft, TurnLost */
  async answer(turn: ClaimedTurn, message: string, listener: Listener): Promise<StoredTurn> {
    try {
      const said = message.trim();
      const answer = await this.patience.anew(() => this.answers.of(turn, said, listener));
      if (listener.signal.aborted) throw new StudentLeft();
      return await this.patience.anew(() => this.turns.store(turn, said, answer, listener.whenStored));
    } catch (error) {
      await this.abandon(turn);
      throw error;
    }
  }

  /** A database that was too busy for the turn may be too busy for this. What is left ends by itself after a minute. */
  private async abandon(turn: ClaimedTurn): Promise<void> {
    for (let tries = 0; tries < TRIES_TO_ABANDON; tries += 1) if (await this.isAbandoned(turn)) return;
  }

  private async isAbandoned(turn: ClaimedTurn): Promise<boolean> {
    try {
      await this.patience.anew(() => this.release(turn));
      return true;
    } catch {
      return false;
    }
  }

  private release({ conversationId, token }: ClaimedTurn): Promise<void> {
    return this.unitOfWork.run(async () => {
      const conversation = await this.conversations.lock(conversationId);
      conversation?.abandonTurn(token);
    });
  }
}
