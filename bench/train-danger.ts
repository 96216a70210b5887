// Trains what hears danger in words that nobody wrote down, and writes the weights. With `-- --left-out` it first prints what it
// would hear of each writer if it had not learned that writer's messages, which takes as long again for each.
import fs from 'node:fs';
import path from 'node:path';
import { crisisIn } from '../src/shared-kernel/domain/crisis/crisis.js';
import { CRISIS_KINDS } from '../src/shared-kernel/domain/crisis/crisis-kind.js';
import { signsOf, wordsSaid } from '../src/shared-kernel/domain/crisis/danger-signs.js';
import { type LearnedSigns, ownerOf, scoreOf } from '../src/shared-kernel/domain/crisis/learned-signs.js';
import { dangerExamples, examplesOfKind, writtenExamples } from './advisor-quality/danger-layer/corpus.js';
import { type LogisticModel, trained } from './advisor-quality/danger-layer/logistic-model.js';
import { type MeaningModel, trainedByMeaning } from './advisor-quality/danger-layer/meaning-model.js';
import { phraseSetsIn, type PhraseSet } from './advisor-quality/danger-layer/phrases.js';
import { asLetters, quoted, randomNumbers } from './advisor-quality/patterns.js';

const WEIGHTS_FILE = path.join(import.meta.dirname, '../src/shared-kernel/domain/crisis/learned-weights.ts');
const MEANING_FILE = path.join(
  import.meta.dirname,
  '../src/modules/counseling-chat/domain/safety/meant-danger-weights.ts',
);
const LINE = /.{1,120}/gu;
const NO_OWNER = ' ';
const LEVELS = [-2, -1.5, -1, -0.5, 0, 0.5, 1];
const OF_DANGER = { places: 131_072, seenAtLeast: 3 };
const OF_A_KIND = { places: 8_192, seenAtLeast: 2 };

const learned = phraseSetsIn('phrases');
if (process.argv.includes('--left-out'))
  for (const set of learned) printHeard(dangerModel(learned.filter((other) => other !== set)), set);

const model = dangerModel(learned);
for (const set of phraseSetsIn('kept-apart')) printHeard(model, set);
fs.writeFileSync(WEIGHTS_FILE, written());
fs.writeFileSync(MEANING_FILE, writtenOf(await trainedByMeaning(writtenExamples(learned), randomNumbers())));

function dangerModel(sets: readonly PhraseSet[]): LogisticModel {
  const random = randomNumbers();
  return trained(dangerExamples(sets, random), OF_DANGER, random);
}

function printHeard(of: LogisticModel, { writer, phrases }: PhraseSet): void {
  const danger = phrases.filter(({ isDanger }) => isDanger);
  const harmless = phrases.filter(({ isDanger }) => !isDanger);
  const learnedSigns = asLearned(of);
  for (const level of LEVELS) {
    const hears = ({ text }: { text: string }): boolean =>
      scoreOf(signsOf(wordsSaid(text)), learnedSigns) >= level || crisisIn(text) !== null;
    console.log(
      `${writer}, level ${String(level)}: heard ${String(danger.filter(hears).length)} of ${String(danger.length)}, ` +
        `false alarms ${String(harmless.filter(hears).length)} of ${String(harmless.length)}`,
    );
  }
}

function written(): string {
  const kinds = CRISIS_KINDS.map((kind) => {
    const random = randomNumbers();
    return [kind, trained(examplesOfKind(learned, kind), OF_A_KIND, random)] as const;
  });
  return [
    '// Written by `npm run safety:train`.',
    "import type { CrisisKind } from './crisis-kind.js';",
    "import type { LearnedSigns } from './learned-signs.js';",
    '',
    `export const DANGER: LearnedSigns = ${asCode(asLearned(model), '')};`,
    '',
    'export const KINDS: Readonly<Record<CrisisKind, LearnedSigns>> = {',
    ...kinds.map(
      ([kind, of]) => `  ${kind.includes('-') ? `'${kind}'` : kind}: ${asCode(asLearned(of), '  ')},`,
    ),
    '};',
    '',
  ].join('\n');
}

function writtenOf({ bias, units, ofUnits }: MeaningModel): string {
  const [ofMeaning, ofEach] = [asLetters(units), asLetters([ofUnits])];
  return [
    '// Written by `npm run safety:train`.',
    '/** Units over a sentence vector, and what each counts. Letters are steps of the scale before them. */',
    'export const MEANT_DANGER = {',
    `  bias: ${bias.toFixed(4)},`,
    `  scale: ${ofMeaning.scale.toFixed(6)},`,
    '  units: [',
    ...ofMeaning.letters.map((letters) => `    ${quoted(letters)},`),
    '  ],',
    `  scaleOfUnits: ${ofEach.scale.toFixed(6)},`,
    `  ofUnits: ${quoted(ofEach.letters[0] ?? '')},`,
    '};',
    '',
  ].join('\n');
}

function asLearned({ bias, weights, owners }: LogisticModel): LearnedSigns {
  const { scale, letters } = asLetters([weights]);
  return {
    bias: Number(bias.toFixed(4)),
    scale: Number(scale.toFixed(6)),
    weights: letters[0] ?? '',
    owners: [...owners].map((sign) => (sign < 0 ? NO_OWNER : ownerOf(sign, owners.length))).join(''),
  };
}

/** As the formatter of the repository would lay it out. */
function asCode({ bias, scale, weights, owners }: LearnedSigns, indent: string): string {
  return [
    '{',
    `  bias: ${String(bias)},`,
    `  scale: ${String(scale)},`,
    ...linesOf('weights', weights),
    ...linesOf('owners', owners),
    '}',
  ].join(`\n${indent}`);
}

function linesOf(name: string, letters: string): string[] {
  return [
    `  ${name}: [`,
    ...(letters.match(LINE) ?? []).map((line) => `    ${quoted(line)},`),
    "  ].join(''),",
  ];
}
