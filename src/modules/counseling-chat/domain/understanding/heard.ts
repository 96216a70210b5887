import { type DialogueState } from '../conversation/dialogue-state.js';
import { type Entities } from '../entities/entities.js';
import { type SentenceVector } from './meaning.js';

/** One clause with what it names, and the conversation it was said in. */
export interface Heard {
  readonly text: string;
  /** Names and numbers replaced by COLLEGE, MAJOR and NUM. */
  readonly slotted: string;
  readonly entities: Entities;
  /** Null where it was not worked out, and the words alone tell. */
  readonly meaning: SentenceVector | null;
  readonly state: DialogueState;
}
