// Trains what hears danger in words that nobody wrote down, and writes the weights. With `-- --left-out` it first prints what it
// would hear of each writer if it had not learned that writer's messages, which takes as long again for each.
import fs from 'node:fs';
import path from 'node:path';
import { crisisIn } from '../src/shared-kernel/domain/crisis/crisis.js';
import { CRISIS_KINDS } from '../src/shared-kernel/domain/crisis/crisis-kind.js';
import { dangerExamples, examplesOfKind } from './advisor-quality/danger-layer/corpus.js';
import { type LogisticModel, scoreOf, trained } from './advisor-quality/danger-layer/logistic-model.js';
import { phraseSetsIn, type PhraseSet } from './advisor-quality/danger-layer/phrases.js';
import { asLetters, quoted, randomNumbers } from './advisor-quality/patterns.js';

const WEIGHTS_FILE = path.join(import.meta.dirname, '../src/shared-kernel/domain/crisis/learned-weights.ts');
const LETTERS_IN_A_LINE = 120;
const LEVELS = [-1, -0.5, 0, 0.5, 1];
const PLACES_OF_DANGER = 262_144;
const PLACES_OF_A_KIND = 8_192;

const learned = phraseSetsIn('phrases');
if (process.argv.includes('--left-out'))
  for (const set of learned) printHeard(dangerModel(learned.filter((other) => other !== set)), set);

const model = dangerModel(learned);
for (const set of phraseSetsIn('kept-apart')) printHeard(model, set);
fs.writeFileSync(WEIGHTS_FILE, written());

function dangerModel(sets: readonly PhraseSet[]): LogisticModel {
  const random = randomNumbers();
  return trained(dangerExamples(sets, random), PLACES_OF_DANGER, random);
}

function printHeard(of: LogisticModel, { writer, phrases }: PhraseSet): void {
  const danger = phrases.filter(({ isDanger }) => isDanger);
  const harmless = phrases.filter(({ isDanger }) => !isDanger);
  for (const level of LEVELS) {
    const hears = ({ text }: { text: string }): boolean =>
      scoreOf(of, text) >= level || crisisIn(text) !== null;
    console.log(
      `${writer}, level ${String(level)}: heard ${String(danger.filter(hears).length)} of ${String(danger.length)}, ` +
        `false alarms ${String(harmless.filter(hears).length)} of ${String(harmless.length)}`,
    );
  }
}

function written(): string {
  const kinds = CRISIS_KINDS.map((kind) => {
    const random = randomNumbers();
    return [kind, trained(examplesOfKind(learned, kind), PLACES_OF_A_KIND, random)] as const;
  });
  return [
    '// Written by `npm run safety:train`.',
    "import type { CrisisKind } from './crisis-kind.js';",
    '',
    '/** What each place counts, as letters, and what one step of a letter is worth. */',
    'export interface LearnedWeights {',
    '  readonly bias: number;',
    '  readonly scale: number;',
    '  readonly letters: string;',
    '}',
    '',
    `export const DANGER_WEIGHTS: LearnedWeights = ${asCode(model, '')};`,
    '',
    'export const KIND_WEIGHTS: Readonly<Record<CrisisKind, LearnedWeights>> = {',
    ...kinds.map(
      ([kind, ofKind]) => `  ${kind === 'self-harm' ? "'self-harm'" : kind}: ${asCode(ofKind, '  ')},`,
    ),
    '};',
    '',
  ].join('\n');
}

/** As the formatter of the repository would lay it out. */
function asCode({ weights, bias }: LogisticModel, indent: string): string {
  const { scale, letters } = asLetters([weights]);
  const lines = letters[0]?.match(new RegExp(`.{1,${String(LETTERS_IN_A_LINE)}}`, 'gu')) ?? [];
  return [
    '{',
    `  bias: ${String(Number(bias.toFixed(4)))},`,
    `  scale: ${String(Number(scale.toFixed(6)))},`,
    '  letters: [',
    ...lines.map((line) => `    ${quoted(line)},`),
    "  ].join(''),",
    '}',
  ].join(`\n${indent}`);
}
