import { type ExtractedFact } from '../../domain/conversation/changes.js';
import { type Intent } from '../../domain/intents/intent.js';
import { type ServiceOpportunity } from '../../domain/scoring/service-opportunities.js';
import { type Reply } from '../../domain/replies/reply.js';
import { type Answered, type PastTurn } from '../advisor.js';
import { type ToolCall } from '../tools/turn-tools.js';

/** Both messages of one turn. */
export interface LoggedTurn {
  readonly conversationId: string;
  readonly questionId: string;
  readonly answerId: string;
  readonly message: string;
  readonly reply: Reply;
  readonly at: Date;
  /** Null for a support card, of which nothing but the card itself is kept. */
  readonly about: TurnNotes | null;
}

export interface TurnNotes {
  readonly intent: Intent | null;
  readonly engine: Answered['engine'];
  readonly tools: readonly Pick<ToolCall, 'name' | 'input'>[];
  readonly guard: Answered['guard'];
  readonly model: Answered['model'];
  readonly extracted: readonly ExtractedFact[];
  readonly opportunities: readonly ServiceOpportunity[];
}

/** What was said. */
export abstract class ConversationLog {
  abstract add(turn: LoggedTurn): Promise<void>;

  /** Turns of this conversation, oldest first, without those that ended in a support card. */
  abstract newestTurns(conversationId: string, most: number): Promise<readonly PastTurn[]>;

  /** All messages of a student. */
  abstract clear(studentId: string): Promise<void>;

  /** False when it is not one of Wren's messages to this student. The last reason counts. */
  abstract report(studentId: string, messageId: string, reason: ReportReason, at: Date): Promise<boolean>;
}

export type ReportReason = 'wrong' | 'unkind' | 'other';
