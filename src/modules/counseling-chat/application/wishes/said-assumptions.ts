import { withChipsFirst, withSentence } from '../../domain/replies/added-words.js';
import { type Reply } from '../../domain/replies/reply.js';
import { type Asked } from '../answers/answerer.js';

/** Says which college a name was taken for, and offers the other one. */
export function saidWhatWasAssumed(reply: Reply, assumed: Asked['assumed']): Reply {
  let told = reply;
  for (const { taken, instead } of assumed) {
    const words = `I took that as ${taken.name} in ${taken.place}.`;
    if (!reply.message.includes('I took ')) told = withSentence(told, words);
    told = withChipsFirst(told, [shortened(instead.name)]);
  }
  return told;
}

const LONGEST_CHIP = 32;

/** "I meant Pennsylvania State": without the words every college has, where it would be too long. */
const shortened = (name: string): string =>
  [name, name.replace(/^The | University$/g, ''), name.split(/[,-]/)[0] ?? name]
    .map((short) => `I meant ${short}`)
    .find(({ length }) => length <= LONGEST_CHIP) ?? 'I meant the other one';
