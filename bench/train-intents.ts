// Trains the network that hears wishes in words that no cue names, and writes its weights. Run it after changing examples, patterns or
// ways to ask. `--without FILE` learns nothing from one writer, whose talks can then be measured.
import fs from 'node:fs';
import path from 'node:path';
import { INTENTS } from '../src/modules/counseling-chat/domain/intents/intent.js';
import { starterReader } from '../src/modules/counseling-chat/testing/starter-reader.js';
import { fromStrangers, fromTalksOfStrangers } from './advisor-quality/intent-layer/intent-corpus.js';
import { learnedFrom, someOf } from './advisor-quality/intent-layer/learned-from.js';
import { talksOfStrangers } from './advisor-quality/intent-layer/talks-of-strangers.js';
import { HIDDEN, trainedNetwork } from './advisor-quality/intent-layer/network.js';
import { asLetters, quoted, randomNumbers } from './advisor-quality/patterns.js';

const FILE = path.join(
  import.meta.dirname,
  '../src/modules/counseling-chat/domain/intents/learned-intent-weights.ts',
);

const ROWS_OF_A_LINE = 256;
/** Of the weights of the first layer. */
const SHARE_TOLD_APART = 0.999;

const at = process.argv.indexOf('--without');
const without = at === -1 ? null : process.argv[at + 1];
const read = await starterReader('OH');
const random = randomNumbers();
const { patterns, said } = learnedFrom(read, random);
const talks = talksOfStrangers().filter(({ writer }) => writer !== without);
const wanted = [...someOf(patterns), ...said, ...fromStrangers(read), ...fromTalksOfStrangers(talks, read)];
const intents = INTENTS.filter((intent) => wanted.some((one) => one.intent === intent));
const network = await trainedNetwork(intents, wanted, random);

const ofIntents = asLetters(rowsOf(network.intents.weights, HIDDEN + 1));
fs.writeFileSync(
  FILE,
  [
    '// Written by `npm run intents:train`.',
    "import { type Intent } from './intent.js';",
    '',
    ...lettersOf('OF_WORDS', network.words.weights),
    ...lettersOf('OF_MEANING', network.meaning.weights),
    `export const OF_INTENTS = { scale: ${ofIntents.scale.toFixed(6)} };`,
    'export const LEARNED_INTENTS: Readonly<Partial<Record<Intent, string>>> = {',
    ...intents.map((intent, row) => `  ${intent}: ${quoted(ofIntents.letters[row] ?? '')},`),
    '};',
    '',
  ].join('\n'),
);

function lettersOf(name: string, weights: Float32Array): string[] {
  const { scale, letters } = asLetters(rowsOf(weights, ROWS_OF_A_LINE * HIDDEN), SHARE_TOLD_APART);
  return [
    `export const ${name} = {`,
    `  scale: ${scale.toFixed(6)},`,
    '  letters: [',
    ...letters.map((line) => `    ${quoted(line)},`),
    '  ],',
    '};',
    '',
  ];
}

function rowsOf(weights: Float32Array, length: number): Float64Array[] {
  return Array.from({ length: Math.ceil(weights.length / length) }, (_, row) =>
    Float64Array.from(weights.subarray(row * length, (row + 1) * length)),
  );
}
