import { type DialogueState } from '../conversation/dialogue-state.js';
import { normalize } from '../language/normalize.js';
import { type MeaningOf } from '../understanding/meaning.js';
import { mayBeInDanger } from './danger-in.js';
import { LIFELINE } from './helplines.js';

export const CHECK_IN = `Before colleges: that sounded heavy. If part of you means it, call or text ${LIFELINE} any time, and tell someone you trust.`;

/** Once in a conversation, and not where a card was shown. */
export const asksWhetherSafe = (
  message: string,
  { checkedIn, aftercare }: DialogueState,
  meaningOf?: MeaningOf,
): boolean =>
  !checkedIn &&
  aftercare === 0 &&
  !isOnlyAboutSaving(message) &&
  (mayBeInDanger(message, meaningOf) || soundsHopeless(message));

/** "Looks good, save all" is about a list. */
const isOnlyAboutSaving = (message: string): boolean =>
  /^(?:(?:ok|okay|yes|looks?|sounds?|good|great|perfect|cool|please|now|then|so|and|save|add|keep|all|of|them|those|these|it|both|everything|the|first|two|three|to|my|list|,|[.!])\s*)+$/.test(
    normalize(message).plain.trim(),
  );

/** Said of oneself and not of a list or a grade: too little for a card, whatever else the words are. */
const HOPELESS =
  /\b(?:i am|im|i feel|feel|feeling|i felt|been feeling|everything (?:is|feels|seems)|it all (?:is|feels|seems)|life (?:is|feels)) (?:so |just |really |completely |totally |kinda |kind of |pretty |like |very )*(?:hopeless|worthless|empty inside)\b(?! at| with| in (?:math|chem|school|sports))|\b(?:no|lost|losing|without|given up) (?:all )?hope\b(?! of getting| for (?:my|the) (?:sat|act|score|grade))/;
const soundsHopeless = (message: string): boolean => HOPELESS.test(normalize(message).plain);
