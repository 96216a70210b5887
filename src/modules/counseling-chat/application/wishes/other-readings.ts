import { AS_A_QUESTION } from '../answers/as-a-question.js';
import { type Wish } from '../../domain/understanding/wish.js';

const LONGEST_CHIP = 32;

const SPEAKS_OF_ONE = /\b(?:there|it)\b/;

export function otherReading({ instead, colleges }: Wish): readonly string[] {
  const chip = instead === null ? undefined : AS_A_QUESTION[instead];
  if (chip === undefined) return [];
  return SPEAKS_OF_ONE.test(chip) && colleges.length !== 1 ? [] : [chip];
}

/** What a long message asked beyond what one reply answers. */
export const leftOverChips = (wishes: readonly Wish[]): readonly string[] =>
  wishes
    .map(({ text, intent }) => (text.length <= LONGEST_CHIP ? text : (AS_A_QUESTION[intent] ?? '')))
    .filter((chip) => chip !== '');
