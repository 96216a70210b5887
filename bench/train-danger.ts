// Trains what hears danger in words that no written sign names: prints what it would hear of phrases it was not trained on,
// then trains on all and writes the weights.
import fs from 'node:fs';
import path from 'node:path';
import { crisisIn } from '../src/shared-kernel/domain/crisis/crisis.js';
import { corpusOf } from './advisor-quality/danger-layer/corpus.js';
import { type LogisticModel, scoreOf, trained } from './advisor-quality/danger-layer/logistic-model.js';
import { PHRASE_SETS } from './advisor-quality/danger-phrases.js';
import { PHRASE_SETS_2 } from './advisor-quality/danger-phrases-2.js';

const WEIGHTS_FILE = path.join(import.meta.dirname, '../src/shared-kernel/domain/crisis/learned-weights.ts');
const LARGEST_LETTER_STEP = 40;
const ZERO = 'P'.charCodeAt(0);
const LETTERS_IN_A_LINE = 120;
const LEVELS = [-0.6, 0, 0.3, 1];
const SETS = [...PHRASE_SETS, ...PHRASE_SETS_2];

for (const [at, set] of SETS.entries()) {
  const others = SETS.filter((other) => other !== set);
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
fs.writeFileSync(WEIGHTS_FILE, written(trained(corpusOf(SETS, random), random)));

function written({ weights, bias }: LogisticModel): string {
  const scale = Math.max(...weights.map(Math.abs)) / LARGEST_LETTER_STEP;
  const letters = [...weights]
    .map((weight) => String.fromCharCode(ZERO + Math.round(weight / scale)))
    .join('');
  const lines = letters.match(new RegExp(`.{1,${String(LETTERS_IN_A_LINE)}}`, 'gu')) ?? [];
  return [
    '// Written by `npm run safety:train`.',
    `export const LEARNED_BIAS = ${bias.toFixed(4)};`,
    `export const LEARNED_SCALE = ${scale.toFixed(6)};`,
    'export const LEARNED_WEIGHTS: readonly string[] = [',
    ...lines.map((line) => `  '${line.replaceAll('\\', '\\\\')}',`),
    '];',
    '',
  ].join('\n');
}

/** The same numbers in every run. */
function randomNumbers(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
