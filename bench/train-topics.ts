// Trains what finds a topic by the meaning of a message, and writes the weights. Run it after changing topics or ways to ask.
import fs from 'node:fs';
import path from 'node:path';
import {
  askedForTopics,
  LEARNED_TOPICS,
  trainedTopics,
} from './advisor-quality/meaning-layer/topic-samples.js';
import { asLetters, quoted, randomNumbers } from './advisor-quality/patterns.js';

const WEIGHTS_FILE = path.join(
  import.meta.dirname,
  '../src/modules/counseling-chat/domain/knowledge/advice/learned-topic-weights.ts',
);

const { scale, letters } = asLetters(await trainedTopics(askedForTopics(), randomNumbers()));
const lines = LEARNED_TOPICS.map(({ key }, at) => `  '${key}':\n    ${quoted(letters[at] ?? '')},`);
fs.writeFileSync(
  WEIGHTS_FILE,
  [
    '// Written by `npm run topics:train`.',
    `export const TOPIC_SCALE = ${scale.toFixed(6)};`,
    'export const LEARNED_TOPICS: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n'),
);
