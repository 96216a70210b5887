import { normalize } from '../language/normalize.js';

interface YesOrNo {
  readonly said: 'yes' | 'no';
  /** What follows the answer, such as another question. */
  readonly rest: string;
}

const STRONG_YES =
  /\b(?:yes|sure|correct|right|absolutely|definitely|go ahead|do it|do that|save|keep|fix|update|store|please do|of course|add|remove|put it in|put that in|put them in|sounds good|looks good|go for it|si|claro|dale|guardalo|guarda)\b/;
const ALL_YES =
  /^(?:(?:yes|bet|ok|sure|correct|right|absolutely|definitely|go ahead|go for it|do|it|that|them|both|this|there|all|save|keep|fix|change|update|store|put|in|add|remove|take|off|please|of course|is|sounds|looks|good|great|perfect|cool|thanks|thank you|now|wren|my|to|profile|list|si|claro|dale|guardalo|guarda|por favor)\b|[\s,.!])+$/;
const YES_THEN =
  /^(?:ok |please )?(?:yes|sure|correct|si|bet|(?:put|save|add|write) (?:it|that|them|those|both)(?: in| down)?)(?: (?:please|thanks|thank you|save|do|add|put|keep|it|that|them|those|this|both|all|in|on|down|there))* ?[,.!] ?(?:and |but )?/;
const NO =
  /^(?:ok |well |actually |hmm )?(?:no|not now|not yet|not really|do not|cancel|never mind|leave it|leave that|forget it|skip|later|stop|that is wrong|that is not right|wrong|incorrect)\b/;
const ONLY_NO =
  /^(?:(?:no|not|now|yet|really|do|does|save|cancel|never|mind|leave|forget|skip|later|stop|it|that|this|them|as|is|was|wrong|right|incorrect|thanks|thank|you|ok|well|actually|hmm|please|maybe|gracias|add|remove)\b|[\s,.!])+/;
const LONGEST_NO = 12;

/** The answer to what Wren proposed; null when the message is about something else. */
export function yesOrNo(message: string): YesOrNo | null {
  const { plain, words, original } = normalize(message);
  const text = plain.trim();
  if (NO.test(text) && words.length <= LONGEST_NO) return { said: 'no', rest: restAfter(text, ONLY_NO) };
  if (text === 'ok' || (ALL_YES.test(text) && STRONG_YES.test(text))) return { said: 'yes', rest: '' };
  const then = YES_THEN.exec(text)?.[0];
  if (then === undefined || then.trim() === '') return null;
  const wordsOfYes = then.trim().split(' ').length;
  const next = words[wordsOfYes];
  return { said: 'yes', rest: next === undefined ? '' : original.slice(next.from) };
}

/** What stands in a sentence of its own is kept whole. */
const NEXT_SENTENCE = /^[^.!?;]*[.!;] ?(.+)$/;
function restAfter(text: string, answer: RegExp): string {
  const [, next] = NEXT_SENTENCE.exec(text) ?? [];
  const first = next === undefined ? text : text.slice(0, text.length - next.length);
  return next !== undefined && first.replace(answer, '').trim() === ''
    ? next.trim()
    : text.replace(answer, '').trim();
}
