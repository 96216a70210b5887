// Trains what finds a topic by the meaning of a message, and writes the weights and what each topic is wished for as. Run it after
// changing topics or ways to ask, and after training intents.
import fs from 'node:fs';
import path from 'node:path';
import {
  askedForTopics,
  LEARNED_TOPICS,
  trainedTopics,
} from './advisor-quality/meaning-layer/topic-samples.js';
import { starterReader } from '../src/modules/counseling-chat/testing/starter-reader.js';
import { wishesOfTopics } from './advisor-quality/meaning-layer/topic-wishes.js';
import { asLetters, quoted, randomNumbers } from './advisor-quality/patterns.js';

const WEIGHTS_FILE = path.join(
  import.meta.dirname,
  '../src/modules/counseling-chat/domain/knowledge/advice/learned-topic-weights.ts',
);

const asked = askedForTopics();
const { scale, letters } = asLetters(await trainedTopics(asked, randomNumbers()));
const wishes = await wishesOfTopics(asked, await starterReader('OH'));
const lines = LEARNED_TOPICS.map(({ key }, at) => `  '${key}':\n    ${quoted(letters[at] ?? '')},`);
fs.writeFileSync(
  WEIGHTS_FILE,
  [
    '// Written by `npm run topics:train`.',
    "import { type Intent } from '../../intents/intent.js';",
    '',
    `export const TOPIC_SCALE = ${scale.toFixed(6)};`,
    'export const LEARNED_TOPICS: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    'export const TOPIC_WISHES: Readonly<Record<string, Intent>> = {',
    ...wishes.map(([key, wish]) => `  '${key}': '${wish}',`),
    '};',
    '',
  ].join('\n'),
);
