// How often the models of intents tell what strangers want, by words, by meaning and by both, from lines they did not learn from.
import { INTENTS } from '../src/modules/counseling-chat/domain/intents/intent.js';
import { intentFeatures } from '../src/modules/counseling-chat/domain/intents/intent-features.js';
import { meaningFeatures } from '../src/modules/counseling-chat/domain/intents/meaning-features.js';
import { starterReader } from '../src/modules/counseling-chat/testing/starter-reader.js';
import { fromStrangers, type Wanted } from './advisor-quality/intent-layer/intent-corpus.js';
import { trainedByMeaning } from './advisor-quality/intent-layer/meaning-model.js';
import { trainedWeights } from './advisor-quality/intent-layer/softmax-model.js';
import { learnedFrom, someOf } from './advisor-quality/intent-layer/learned-from.js';
import { scoresBy } from './advisor-quality/meaning-layer/dense-softmax.js';
import { encoded } from './advisor-quality/meaning-layer/encoded.js';
import { randomNumbers } from './advisor-quality/patterns.js';

/** One line in so many is left out. */
const LEFT_OUT_OF = 5;

const random = randomNumbers();
const read = await starterReader('OH');
const { patterns, said } = learnedFrom(read, random);
const strangers = fromStrangers(read);
const leftOut = strangers.filter((_one, at) => at % LEFT_OUT_OF === 0);
const learned = [...said, ...strangers.filter((_one, at) => at % LEFT_OUT_OF !== 0)];
const intents = INTENTS.filter((intent) => learned.some((one) => one.intent === intent));
const words = trainedWeights(intents, [...patterns, ...learned], random);
const meaning = await trainedByMeaning(intents, [...someOf(patterns), ...learned], random);
const vectors = await encoded(leftOut.map(({ sentence }) => sentence));

const right = { words: 0, meaning: 0, both: 0 };
for (const one of leftOut) {
  const [byWords, byMeaning] = [ofWords(one), ofMeaning(one)];
  right.words += isRight(byWords, one);
  right.meaning += isRight(byMeaning, one);
  right.both += isRight(
    byWords.map((score, at) => score + (byMeaning[at] ?? 0)),
    one,
  );
}
console.log({ leftOut: leftOut.length, ...right });

function ofWords({ slotted, topic }: Wanted): number[] {
  const places = words[0]?.length ?? 1;
  const features = intentFeatures(slotted, topic ?? null, places);
  return words.map(
    (weights) => features.reduce((sum, place) => sum + (weights[place] ?? 0), 0) / Math.sqrt(features.length),
  );
}

function ofMeaning({ slotted, sentence, topic }: Wanted): number[] {
  const vector = vectors.get(sentence);
  if (vector === undefined) return intents.map(() => 0);
  return [...scoresBy(meaning, meaningFeatures(slotted, topic ?? null, vector))];
}

function isRight(scores: readonly number[], { intent }: Wanted): number {
  return intents[scores.indexOf(Math.max(...scores))] === intent ? 1 : 0;
}
