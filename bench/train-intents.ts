// Trains what hears wishes in words that no cue names, and writes the weights. Run it after changing examples or patterns.
import fs from 'node:fs';
import path from 'node:path';
import { INTENTS } from '../src/modules/counseling-chat/domain/intents/intent.js';
import { starterReader } from '../src/modules/counseling-chat/testing/starter-reader.js';
import { WORKED_CONVERSATIONS } from '../src/modules/counseling-chat/testing/worked-conversations.js';
import { BLIND_CONVERSATIONS } from './advisor-quality/blind-conversations.js';
import {
  fromExamples,
  fromMessages,
  fromPatterns,
  fromTalks,
} from './advisor-quality/intent-layer/intent-corpus.js';
import { trainedWeights } from './advisor-quality/intent-layer/softmax-model.js';
import { asLetters, quoted, randomNumbers } from './advisor-quality/patterns.js';
import { REFUSED_ATTEMPTS } from './advisor-quality/refused-attempts.js';
import { ALLOWED_2, REFUSED_2 } from './advisor-quality/refused-attempts-2.js';
import { SEEN_CONVERSATIONS } from './advisor-quality/seen-conversations.js';

const WEIGHTS_FILE = path.join(
  import.meta.dirname,
  '../src/modules/counseling-chat/domain/intents/learned-intent-weights.ts',
);
/** The attempts to change Wren's rules stand at the end of each list. */
const ON_RULES = 10;
const ON_RULES_2 = 20;

const read = await starterReader('OH');
const random = randomNumbers();
const wanted = [
  ...fromPatterns(random),
  ...fromExamples(),
  ...fromTalks([...WORKED_CONVERSATIONS, ...SEEN_CONVERSATIONS, ...BLIND_CONVERSATIONS], read),
  ...fromMessages(REFUSED_ATTEMPTS.slice(0, -ON_RULES), 'ghostwrite', read),
  ...fromMessages(REFUSED_2.slice(0, -ON_RULES_2), 'ghostwrite', read),
  ...fromMessages(REFUSED_ATTEMPTS.slice(-ON_RULES), 'injection', read),
  ...fromMessages(REFUSED_2.slice(-ON_RULES_2), 'injection', read),
  ...fromMessages(ALLOWED_2, 'essay_help', read),
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
