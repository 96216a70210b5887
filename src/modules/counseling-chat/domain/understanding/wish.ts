import { type Entities } from '../entities/entities.js';
import { type Intent } from '../intents/intent.js';
import { type Meant } from './colleges-meant.js';

/** One thing a message asks for. */
export interface Wish extends Meant {
  readonly text: string;
  readonly intent: Intent;
  readonly entities: Entities;
  /** Another reading that is nearly as likely. */
  readonly instead: Intent | null;
  /** Where nothing was told: what may have been meant, the likelier first. */
  readonly perhaps?: readonly Intent[];
  /** The key of the topic it is about, which has an answer of its own. */
  readonly topic?: string;
  /** Keys of the topics it may be about, where it is surely about none. */
  readonly near?: readonly string[];
  /** Of 1, how likely the models hold it, where they decided. */
  readonly likelihood?: number;
  /** By words, not only by the names in it. */
  readonly isTold: boolean;
}
