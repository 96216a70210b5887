// Trains what hears wishes in words that no cue names, by words and by meaning, and writes the weights. Run it after changing
// examples, patterns or ways to ask. `--without FILE` learns nothing from one writer, whose talks can then be measured.
import fs from 'node:fs';
import path from 'node:path';
import { INTENTS } from '../src/modules/counseling-chat/domain/intents/intent.js';
import { starterReader } from '../src/modules/counseling-chat/testing/starter-reader.js';
import { fromStrangers, fromTalksOfStrangers } from './advisor-quality/intent-layer/intent-corpus.js';
import { learnedFrom, someOf } from './advisor-quality/intent-layer/learned-from.js';
import { talksOfStrangers } from './advisor-quality/intent-layer/talks-of-strangers.js';
import { trainedByMeaning } from './advisor-quality/intent-layer/meaning-model.js';
import { trainedWeights } from './advisor-quality/intent-layer/softmax-model.js';
import { asLetters, quoted, randomNumbers } from './advisor-quality/patterns.js';

const FOLDER = path.join(import.meta.dirname, '../src/modules/counseling-chat/domain/intents');

const at = process.argv.indexOf('--without');
const without = at === -1 ? null : process.argv[at + 1];
const read = await starterReader('OH');
const random = randomNumbers();
const { patterns, said } = learnedFrom(read, random);
const talks = talksOfStrangers().filter(({ writer }) => writer !== without);
const wanted = [...said, ...fromStrangers(read), ...fromTalksOfStrangers(talks, read)];
const intents = INTENTS.filter((intent) => [...patterns, ...wanted].some((one) => one.intent === intent));
write('learned-intent-weights.ts', 'LEARNED', trainedWeights(intents, [...patterns, ...wanted], random));
write(
  'meant-intent-weights.ts',
  'MEANT',
  await trainedByMeaning(intents, [...someOf(patterns), ...wanted], random),
);

function write(file: string, name: string, weights: readonly Float64Array[]): void {
  const { scale, letters } = asLetters(weights);
  const lines = intents.map((intent, at) => `  ${intent}:\n    ${quoted(letters[at] ?? '')},`);
  fs.writeFileSync(
    path.join(FOLDER, file),
    [
      '// Written by `npm run intents:train`.',
      "import { type Intent } from './intent.js';",
      '',
      `export const ${name}_SCALE = ${scale.toFixed(6)};`,
      `export const ${name}_INTENTS: Readonly<Partial<Record<Intent, string>>> = {`,
      ...lines,
      '};',
      '',
    ].join('\n'),
  );
}
