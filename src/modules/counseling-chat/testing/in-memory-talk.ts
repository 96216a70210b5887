import { type Conversation } from '../domain/conversation/conversation.js';
import { ConversationRepository } from '../domain/conversation/conversation.repository.js';
import { type SupportCard } from '../domain/replies/reply.js';
import { ConversationLog, type LoggedTurn } from '../application/conversations/conversation-log.js';
import { SupportCards } from '../application/turn/support-cards.js';
import { StudentInteractions } from '#modules/matching/contracts/index.js';

export class InMemoryConversations extends ConversationRepository {
  /** So many of the next calls find the database too busy. */
  busyFor = 0;
  readonly all: Conversation[] = [];

  lockActive(studentId: string): Promise<Conversation | null> {
    return Promise.resolve(this.activeOf(studentId));
  }

  addUnlessActive(conversation: Conversation): Promise<void> {
    if (this.activeOf(conversation.studentId) === null) this.all.push(conversation);
    return Promise.resolve();
  }

  lock(conversationId: string): Promise<Conversation | null> {
    if (this.busyFor > 0) {
      this.busyFor -= 1;
      return Promise.reject(new Error('The database is busy.'));
    }
    return Promise.resolve(this.all.find(({ id }) => id === conversationId) ?? null);
  }

  private activeOf(student: string): Conversation | null {
    return this.all.find(({ studentId, isActive }) => studentId === student && isActive) ?? null;
  }
}

export class InMemoryLog extends ConversationLog {
  turns: LoggedTurn[] = [];

  add(turn: LoggedTurn): Promise<void> {
    this.turns.push(turn);
    return Promise.resolve();
  }

  newestTurns(conversationId: string, most: number) {
    const turns = this.turns.filter((turn) => turn.conversationId === conversationId && turn.about !== null);
    return Promise.resolve(
      turns
        .slice(-most)
        .map(({ message, reply }) => ({ message, reply: reply.message, citations: reply.citations })),
    );
  }

  clear(): Promise<void> {
    this.turns = [];
    return Promise.resolve();
  }

  report(): Promise<boolean> {
    return Promise.resolve(true);
  }
}

export class CountedCards extends SupportCards {
  readonly shown: SupportCard[] = [];

  count(card: SupportCard): Promise<void> {
    this.shown.push(card);
    return Promise.resolve();
  }
}

export class CountedInteractions extends StudentInteractions {
  readonly ids = new Set<string>();

  record(_studentId: string, interactionId: string): Promise<void> {
    this.ids.add(interactionId);
    return Promise.resolve();
  }
}
