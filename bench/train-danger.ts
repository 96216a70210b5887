// Trains what hears danger in words that no written sign names, and writes the weights. With `-- --left-out` it first prints what
// it would hear of each set if it had not been trained on it, which takes as long again for each set.
import fs from 'node:fs';
import path from 'node:path';
import { crisisIn } from '../src/shared-kernel/domain/crisis/crisis.js';
import { corpusOf } from './advisor-quality/danger-layer/corpus.js';
import { type LogisticModel, scoreOf, trained } from './advisor-quality/danger-layer/logistic-model.js';
import { asLetters, quoted, randomNumbers } from './advisor-quality/patterns.js';
import { KNOWN_PHRASES } from './advisor-quality/known.js';

const WEIGHTS_FILE = path.join(import.meta.dirname, '../src/shared-kernel/domain/crisis/learned-weights.ts');
const LETTERS_IN_A_LINE = 120;
const LEVELS = [-0.6, 0, 0.5, 1];

const SETS = process.argv.includes('--left-out') ? KNOWN_PHRASES : [];
for (const [at, set] of SETS.entries()) {
  const others = KNOWN_PHRASES.filter((other) => other !== set);
  const random = randomNumbers();
  const model = trained(corpusOf(others, random), random);
  for (const level of LEVELS) {
    const hears = (text: string): boolean => scoreOf(model, text) >= level || crisisIn(text) !== null;
    const heard = set.danger.filter(hears).length;
    const alarms = set.ordinary.filter(hears).length;
    console.log(
      `Set ${String(at + 1)} left out, level ${String(level)}: heard ${String(heard)} of ${String(set.danger.length)}, ` +
        `false alarms ${String(alarms)} of ${String(set.ordinary.length)}`,
    );
  }
}

const random = randomNumbers();
fs.writeFileSync(WEIGHTS_FILE, written(trained(corpusOf(KNOWN_PHRASES, random), random)));

function written({ weights, bias }: LogisticModel): string {
  const { scale, letters } = asLetters([weights]);
  const lines = letters[0]?.match(new RegExp(`.{1,${String(LETTERS_IN_A_LINE)}}`, 'gu')) ?? [];
  return [
    '// Written by `npm run safety:train`.',
    `export const LEARNED_BIAS = ${bias.toFixed(4)};`,
    `export const LEARNED_SCALE = ${scale.toFixed(6)};`,
    'export const LEARNED_WEIGHTS: readonly string[] = [',
    ...lines.map((line) => `  ${quoted(line)},`),
    '];',
    '',
  ].join('\n');
}
