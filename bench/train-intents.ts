// Trains what hears wishes in words that no cue names, and writes the weights. Run it after changing examples or patterns.
import fs from 'node:fs';
import path from 'node:path';
import { INTENTS } from '../src/modules/counseling-chat/domain/intents/intent.js';
import { starterReader } from '../src/modules/counseling-chat/testing/starter-reader.js';
import { WORKED_CONVERSATIONS } from '../src/modules/counseling-chat/testing/worked-conversations.js';
import {
  fromExamples,
  fromMessages,
  fromPatterns,
  fromSaid,
  fromTalks,
} from './advisor-quality/intent-layer/intent-corpus.js';
import { trainedWeights } from './advisor-quality/intent-layer/softmax-model.js';
import { asLetters, quoted, randomNumbers } from './advisor-quality/patterns.js';
import { KNOWN_ALLOWED, KNOWN_GHOSTWRITING, KNOWN_INJECTIONS, KNOWN_TALKS } from './advisor-quality/known.js';

const WEIGHTS_FILE = path.join(
  import.meta.dirname,
  '../src/modules/counseling-chat/domain/intents/learned-intent-weights.ts',
);

const read = await starterReader('OH');
const random = randomNumbers();
const wanted = [
  ...fromPatterns(random),
  ...fromSaid(),
  ...fromExamples(),
  ...fromTalks([...WORKED_CONVERSATIONS, ...KNOWN_TALKS], read),
  ...fromMessages(KNOWN_GHOSTWRITING, 'ghostwrite', read),
  ...fromMessages(KNOWN_INJECTIONS, 'injection', read),
  ...fromMessages(KNOWN_ALLOWED, 'essay_help', read),
];
const intents = INTENTS.filter((intent) => wanted.some((one) => one.intent === intent));
const { scale, letters } = asLetters(trainedWeights(intents, wanted, random));
const lines = intents.map((intent, at) => `  ${intent}: ${quoted(letters[at] ?? '')},`);
fs.writeFileSync(
  WEIGHTS_FILE,
  [
    '// Written by `npm run intents:train`.',
    "import { type Intent } from './intent.js';",
    '',
    `export const LEARNED_SCALE = ${scale.toFixed(6)};`,
    'export const LEARNED_INTENTS: Readonly<Partial<Record<Intent, string>>> = {',
    ...lines,
    '};',
    '',
  ].join('\n'),
);
