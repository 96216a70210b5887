import { withChipsFirst, withSentence } from '../../domain/replies/added-words.js';
import { type Reply } from '../../domain/replies/reply.js';
import { type Asked } from '../answers/answerer.js';

/** Says which college a name was taken for, and offers the other one. */
export function saidWhatWasAssumed(reply: Reply, assumed: Asked['assumed']): Reply {
  let told = reply;
  for (const { taken, instead } of assumed) {
    const words = `I took that as ${taken.name} in ${taken.place}.`;
    if (!reply.message.includes('I took ')) told = withSentence(told, words);
    told = withChipsFirst(
      told,
      [`I meant ${instead.name}`].filter(({ length }) => length <= 32),
    );
  }
  return told;
}
