import { type Stage } from '../../domain/conversation/stage.js';
import { type DialogueState } from '../../domain/conversation/dialogue-state.js';
import { type Reply } from '../../domain/replies/reply.js';
import { type Conversation } from '../../domain/conversation/conversation.js';
import { type Progress } from '../advisor.js';

/** A turn that has begun: no other message of this student is answered until it ends. */
export interface ClaimedTurn {
  readonly studentId: string;
  readonly conversationId: string;
  readonly token: string;
  /** As the conversation stood before. */
  readonly state: DialogueState;
  readonly stage: Stage;
}

/** What the student sees of a turn that was stored. */
export interface StoredTurn {
  readonly question: { readonly id: string; readonly message: string };
  readonly answer: { readonly id: string; readonly reply: Reply };
  readonly at: Date;
  readonly conversation: ReturnType<Conversation['summary']>;
}

/** The student who waits for an answer. */
export interface Listener {
  readonly progress: Progress;
  /** Aborted when the student leaves. */
  readonly signal: AbortSignal;
  /** Runs in the transaction that stores the turn. */
  readonly whenStored: (turn: StoredTurn) => Promise<void>;
}
