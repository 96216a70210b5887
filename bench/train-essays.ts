// Trains what tells sentences that many students write from those only one could have written, and writes the weights. First it
// prints what it would find in each set of essays if it had not been trained on it.
import fs from 'node:fs';
import path from 'node:path';
import { couldBeAnyones } from '../src/modules/essays/domain/findings/writer/anyones-sentence.js';
import { ESSAY_SETS } from './essays-quality/essay-sets.js';
import { type MarkedSentence, markedSentences } from './essays-quality/learning/marked-sentences.js';
import { scoreOf, type SignModel, trained } from './essays-quality/learning/sign-model.js';

const WEIGHTS_FILE = path.join(import.meta.dirname, '../src/modules/essays/domain/learned/sign-weights.ts');
const LEVELS = [0.6, 0.7, 0.75, 0.8, 0.85, 0.9];
const SMALLEST_WEIGHT = 0.05;

const sets = ESSAY_SETS.map(({ title, essays }) => ({
  title,
  sentences: essays.flatMap((essay) => markedSentences(essay)),
}));

const heard = new Map(LEVELS.map((level) => [level, { found: 0, wrong: 0 }]));
for (const left of sets) {
  const model = trained(sets.filter((set) => set !== left).flatMap(({ sentences }) => sentences));
  for (const sentence of left.sentences) count(sentence, model);
}
const worn = sets.flatMap(({ sentences }) => sentences).filter(({ isWorn }) => isWorn).length;
for (const [level, { found, wrong }] of heard)
  console.log(
    `Sets left out, level ${String(level)}: ${String(found)} of ${String(worn)}, wrong ${String(wrong)}`,
  );

function count({ facts, signs, isWorn }: MarkedSentence, model: SignModel): void {
  const score = scoreOf(model, signs);
  for (const [level, figures] of heard) {
    if (!couldBeAnyones(facts, score, level)) continue;
    if (isWorn) figures.found++;
    else figures.wrong++;
    if (!isWorn && level === 0.85) console.log(`  ${score.toFixed(2)} ${facts.sentence.text}`);
  }
}

fs.writeFileSync(WEIGHTS_FILE, written(trained(sets.flatMap(({ sentences }) => sentences))));

function written({ weights, bias }: SignModel): string {
  const byWeight = Map.groupBy(weights.keys(), (sign) => (weights.get(sign) ?? 0).toFixed(1));
  const lines = [...byWeight]
    .filter(([weight]) => Math.abs(Number(weight)) >= SMALLEST_WEIGHT)
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([weight, signs]) => [weight, ...signs].join('\\t'));
  return [
    '// Written by `npm run essays:train`: the weight, then the signs that have it.',
    `export const SIGN_BIAS = ${bias.toFixed(4)};`,
    `export const SIGN_WEIGHTS = \`${lines.join('\n')}\`;`,
    '',
  ].join('\n');
}
