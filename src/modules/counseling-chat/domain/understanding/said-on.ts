import { type DialogueState } from '../conversation/dialogue-state.js';
import { slottedText } from '../intents/slotted-text.js';
import { normalize } from '../language/normalize.js';
import { followUpOf } from './follow-ups.js';
import { type ReadMessage } from './read-message.js';
import { type Wish } from './wish.js';

const FEW_WORDS = 6;
/** "And OSU? Is that closed too", "Baylor do that? They keep mailing me": the short question goes on with the talk. */
export function asksOnOfACollege(clause: string, read: ReadMessage, state: DialogueState): boolean {
  const entities = read(clause);
  const slotted = slottedText(normalize(clause), entities);
  if (state.topic === null || entities.colleges.length === 0 || !clause.includes('?')) return false;
  const isShort = slotted.split(' ').length <= FEW_WORDS;
  return isShort && followUpOf({ text: clause, slotted, entities, state, meaning: null }) !== null;
}

const ECHO =
  /^(?:so |and |or )*(?:is|does|do|are|was|did|can|will) (?:that|it|they|this)\b.*\b(?:too|also|as well|either)[ ?!.]*$/;
/** Says once more what was asked just before. */
export const isAnEcho = (clause: string, { colleges, text }: Wish): boolean =>
  colleges.length > 0 && text.includes('?') && ECHO.test(normalize(clause).plain);

/** "And U of A? The Tucson one" */
export const saysWhich = (clause: string, { open }: Wish): boolean =>
  open !== null && /^(?:i mean )?the \S+(?: \S+)? (?:one|campus)[ ,.!]*$/.test(normalize(clause).plain);
