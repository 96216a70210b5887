import { type ExtractedFact } from '../../domain/conversation/changes.js';
import { type DialogueState } from '../../domain/conversation/dialogue-state.js';
import { type Entities } from '../../domain/entities/entities.js';
import { type Intent } from '../../domain/intents/intent.js';
import { type CollegeRef, type Reply } from '../../domain/replies/reply.js';
import { type StudentInTalk } from '../student-in-talk.js';
import { type TurnTools } from '../tools/turn-tools.js';

/** One wish of a message, understood. */
export interface Asked {
  readonly message: string;
  readonly intent: Intent;
  readonly entities: Entities;
  /** Named in the message, or meant by "it", "both", "the second one"; empty when none. */
  readonly colleges: readonly CollegeRef[];
  /** A college that was taken for another possible one: "I took Penn as ...". */
  readonly assumed: readonly { readonly taken: CollegeRef; readonly instead: CollegeRef }[];
  /** Where nothing was told: what may have been meant, the likelier first. */
  readonly perhaps?: readonly Intent[] | undefined;
  /** Keys of topics that may be meant. */
  readonly near?: readonly string[] | undefined;
  readonly student: StudentInTalk;
  readonly state: DialogueState;
  /** Chooses among wordings of the same answer, so that one student rarely reads the same opener twice. From 0. */
  readonly variant: number;
  readonly now: Date;
}

export interface Answer {
  readonly reply: Reply;
  /** What the conversation remembers besides the turn, the topic and the colleges in focus, which follow from the question. */
  readonly state?: Partial<DialogueState>;
  readonly extracted?: readonly ExtractedFact[];
  /** Says too little to stand beside another answer. */
  readonly isFiller?: boolean;
}

/** Answers one wish by tools and words of ours. */
export type Answerer = (asked: Asked, tools: TurnTools) => Promise<Answer>;
export type Answerers = Partial<Record<Intent, Answerer>>;
