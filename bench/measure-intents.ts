// How often the network of intents tells what strangers want in the middle of a talk whose messages it never learned from.
import { learnedIntents } from '../src/modules/counseling-chat/domain/intents/learned-intents.js';
import { slottedText } from '../src/modules/counseling-chat/domain/intents/slotted-text.js';
import { normalize } from '../src/modules/counseling-chat/domain/language/normalize.js';
import { sentenceOf } from '../src/modules/counseling-chat/domain/understanding/sentences.js';
import { starterReader } from '../src/modules/counseling-chat/testing/starter-reader.js';
import { NOT_BY_WORDS } from './advisor-quality/intent-layer/intent-corpus.js';
import { talksOfStrangers, topicBefore } from './advisor-quality/intent-layer/talks-of-strangers.js';
import { encoded } from './advisor-quality/meaning-layer/encoded.js';

const read = await starterReader('OH');
const asked = talksOfStrangers('talks-kept-apart').flatMap(({ writer, messages }) =>
  messages.map(({ line, wishes }, at) => {
    const entities = read(line);
    return {
      writer,
      wishes,
      topic: topicBefore(messages, at),
      slotted: slottedText(normalize(line), entities),
      sentence: sentenceOf(line, entities),
    };
  }),
);
const vectors = await encoded(asked.map(({ sentence }) => sentence));
const counts = new Map<
  string,
  { one: number; byWords: number; byBoth: number; several: number; all: number }
>();
for (const { writer, wishes, topic, slotted, sentence } of asked) {
  if (wishes.some((either) => either.some((intent) => NOT_BY_WORDS.includes(intent)))) continue;
  const count = counts.get(writer) ?? { one: 0, byWords: 0, byBoth: 0, several: 0, all: 0 };
  counts.set(writer, count);
  const [words, both] = [null, vectors.get(sentence) ?? null].map((meaning) =>
    [...learnedIntents(slotted, topic, meaning)]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, wishes.length)
      .map(([intent]) => intent),
  );
  const isAll = (found: typeof words): boolean =>
    wishes.every((either) => either.some((intent) => found?.includes(intent)));
  if (wishes.length === 1) {
    count.one += 1;
    count.byWords += Number(isAll(words));
    count.byBoth += Number(isAll(both));
  } else {
    count.several += 1;
    count.all += Number(isAll(both));
  }
}
console.table(Object.fromEntries(counts));
