import { type DialogueState } from '../conversation/dialogue-state.js';
import { type Entities } from '../entities/entities.js';
import { type Intent } from '../intents/intent.js';
import { collegesMeant } from './colleges-meant.js';
import { type Wish } from './wish.js';

/** A wish whose intent is known already. */
export function wishAbout(intent: Intent, entities: Entities, text: string, state: DialogueState): Wish {
  const meant = collegesMeant(intent, { text, slotted: '', entities, state, meaning: null });
  return { ...meant, intent, entities, text, instead: null, isTold: true };
}
