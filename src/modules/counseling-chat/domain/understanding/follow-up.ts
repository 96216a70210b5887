import { type Entities } from '../entities/entities.js';
import { type Intent } from '../intents/intent.js';
import { type Heard } from './heard.js';

/** What a clause continues; the entities only where the conversation adds to them. */
export interface Continued {
  readonly intent: Intent;
  readonly entities?: Entities;
}

/** A clause that means something only after what was said before; null where it stands alone. */
export type FollowUp = (heard: Heard) => Continued | null;
