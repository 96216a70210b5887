import { type ExtractedFact } from '../domain/conversation/changes.js';
import { type DialogueState } from '../domain/conversation/dialogue-state.js';
import { type Intent } from '../domain/intents/intent.js';
import { type Citation, type Reply } from '../domain/replies/reply.js';
import { type StudentInTalk } from './student-in-talk.js';
import { type TurnTools } from './tools/turn-tools.js';

/** One message of a student, and what is needed to answer it. */
export interface Turn {
  readonly studentId: string;
  readonly conversationId: string;
  readonly message: string;
  readonly student: StudentInTalk;
  readonly state: DialogueState;
  /** The last turns, oldest first, without those that ended in a support card. */
  readonly history: readonly PastTurn[];
  readonly tools: TurnTools;
  readonly progress: Progress;
  readonly now: Date;
  /** Aborted when the student leaves. */
  readonly signal: AbortSignal;
}

/** What was said before, with the sources that the marks of the reply name. */
export interface PastTurn {
  readonly message: string;
  readonly reply: string;
  readonly citations: readonly Citation[];
}

/** What a student who waits may see already. */
export interface Progress {
  /** "Wren is looking through 6,300 colleges" */
  status(words: string): void;
  /** A part of the answer that will stay as it is. */
  text(delta: string): void;
}

export interface Answered {
  readonly reply: Reply;
  readonly state: DialogueState;
  readonly intent: Intent | null;
  readonly extracted: readonly ExtractedFact[];
  readonly engine: 'built-in' | 'openai';
  readonly model: { readonly tokens: number; readonly milliseconds: number } | null;
  readonly guard: { readonly removed: number; readonly fellBack: boolean };
}

/** Answers a message that is neither a crisis nor a matter of the front desk. */
export abstract class Advisor {
  abstract answer(turn: Turn): Promise<Answered>;
}
