// Trains what tells sentences of each learned kind from the others, and writes the weights. With `-- --unseen` it first prints what it
// would find in each set of essays if it had not been trained on that set.
import fs from 'node:fs';
import path from 'node:path';
import { ESSAY_SETS } from './essays-quality/essay-sets.js';
import { LEARNED_KINDS, type LearnedKind } from './essays-quality/learning/learned-kinds.js';
import { type LearnedSentence } from './essays-quality/learning/learned-sentence.js';
import {
  GOOD_WORKED_ESSAYS,
  sentencesOfEssays,
  singleSentences,
} from './essays-quality/learning/learned-sentences.js';
import { scoreOf, type SignModel, trained } from './essays-quality/learning/sign-model.js';

const WEIGHTS = path.join(import.meta.dirname, '../src/modules/essays/domain/learned/weights');
const LEVELS = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const SMALLEST_WEIGHT = 0.05;
const SHORTEST = 5;

const single = [...singleSentences(), ...sentencesOfEssays(GOOD_WORKED_ESSAYS)];
const sets = ESSAY_SETS.filter(({ isKeptApart }) => isKeptApart !== true).map(({ essays }) =>
  sentencesOfEssays(essays),
);

for (const kind of LEARNED_KINDS) {
  if (process.argv.includes('--unseen')) printUnseen(kind);
  fs.writeFileSync(path.join(WEIGHTS, `${kind.file}.ts`), written(kind, modelOf(kind, sets.flat())));
}

function modelOf({ name, judges }: LearnedKind, sentences: readonly LearnedSentence[]): SignModel {
  const examples = [...single, ...sentences].filter((one) => judges(one));
  return trained(examples.map(({ signs, kinds }) => ({ signs, isOfKind: kinds.includes(name) })));
}

function printUnseen(kind: LearnedKind): void {
  const scored = sets.flatMap((left) => {
    const model = modelOf(kind, sets.filter((set) => set !== left).flat());
    return left
      .filter((one) => kind.judges(one) && one.facts.sentence.words.length >= SHORTEST)
      .map((one) => ({ score: scoreOf(model, one.signs), isOfKind: one.kinds.includes(kind.name) }));
  });
  const all = scored.filter(({ isOfKind }) => isOfKind).length;
  for (const level of LEVELS) {
    const heard = scored.filter(({ score }) => score >= level);
    const right = heard.filter(({ isOfKind }) => isOfKind).length;
    console.log(
      `${kind.name}, sets left out, level ${String(level)}: ${String(right)} of ${String(all)}, wrong ${String(heard.length - right)}`,
    );
  }
}

function written({ constant }: LearnedKind, { weights, bias }: SignModel): string {
  const byWeight = Map.groupBy(weights.keys(), (sign) => (weights.get(sign) ?? 0).toFixed(1));
  const lines = [...byWeight]
    .filter(([weight]) => Math.abs(Number(weight)) >= SMALLEST_WEIGHT)
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([weight, signs]) => [weight, ...signs].join('\\t'));
  return [
    "import { type SignWeights } from '../sign-weights.js';",
    '',
    '/** Written by `npm run essays:train`. */',
    `export const ${constant}: SignWeights = {`,
    `  bias: ${bias.toFixed(4)},`,
    `  lines: \`${lines.join('\n')}\`,`,
    '};',
    '',
  ].join('\n');
}
