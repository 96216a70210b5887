import { countOf, type NumberSaid } from '../numbers.js';
import { type WordView } from '../word-view.js';

const MOST_ASKED = 20;
const WHAT_IS_COUNTED =
  /^(?:college|colleges|school|schools|safety|safeties|reach|reaches|target|targets|option|options|ones|universities|recommendations|picks|ideas|matches|likelies)$/;
const ASKS_FOR = /^(?:top|show|me|give|find|suggest|list|best|another|other)$/;

/** "top 5", "five reaches", "one more safety": how many are asked for. */
export function readCount(view: WordView): number | null {
  for (const [at, text] of view.texts.entries()) {
    const count = view.isTaken(at) ? undefined : countOf(text);
    if (count === undefined || count < 1 || count > MOST_ASKED) continue;
    const [next = '', second = ''] = view.after(at, 2);
    const isCounted =
      WHAT_IS_COUNTED.test(next) ||
      (WHAT_IS_COUNTED.test(second) && !/^(?:at|in|the|of|a|and|to|year|years|early)$/.test(next));
    if (isCounted || (ASKS_FOR.test(view.at(at - 1)) && view.at(at - 1) === 'top')) return count;
    if (
      (ASKS_FOR.test(view.at(at - 1)) && next === '' && text !== 'one') ||
      (next === 'more' && second === '')
    )
      return count;
  }
  return null;
}

const RAISES =
  /\b(?:raise|raised|improve|increase|add|gain|go up|went up|bump|more|higher|up by|extra|another|by|would|do)\b/;

/** "+50 points", "50 points higher", "what would 50 points do". */
export function readIncrease(view: WordView, numbers: readonly NumberSaid[]): number | null {
  const found = numbers.find(({ at, isAdded }) => {
    const near = view.after(at, 2);
    return isAdded || (near.some((text) => /^points?$/.test(text)) && RAISES.test(view.message.plain));
  });
  return found?.value ?? null;
}

const FILLERS =
  /^(?:sorry|ok|okay|um|uh|actually|no|oh|i|mean|meant|it|is|its|a|an|the|my|about|around|like|maybe|probably|think|roughly|just|yes|hm|so|well|[.,!?:~-])$/;

/** A number with nothing that tells what it is; null where there are several. */
export function readBareNumber(view: WordView, numbers: readonly NumberSaid[]): number | null {
  const [number, second] = numbers;
  if (number === undefined || second !== undefined || number.isMoney || number.isPercent || number.isAdded)
    return null;
  const isBare = view.texts.every((text, at) => at === number.at || FILLERS.test(text));
  return isBare || isSaidAnew(view, number) ? number.value : null;
}

/** "Wait no sorry its 89, they just put in my gym grade" */
const isSaidAnew = (view: WordView, { at }: NumberSaid): boolean => {
  const before = view.before(at, MOST_BEFORE).toReversed().join(' ');
  return /^(?:(?:wait|no|sorry|oops|actually|my bad|ok|oh|,) ?)+(?:i meant|i mean|its|it is|make that|make it)? ?(?:a |an )?$/.test(
    `${before} `,
  );
};
const MOST_BEFORE = 8;
