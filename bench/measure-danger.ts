// What Wren hears of messages that nobody learned from: `npm run safety:measure -- FILE`, one a line, "danger|kind|message" or
// "harmless|-|message". Without a file, of those that are kept apart from learning.
import path from 'node:path';
import { heardIn } from './advisor-quality/danger-layer/heard.js';
import { phrasesOf, phraseSetsIn, type PhraseSet } from './advisor-quality/danger-layer/phrases.js';

const [file] = process.argv.slice(2);
const sets = file === undefined ? phraseSetsIn('kept-apart') : [setIn(path.resolve(file)), ...byKind(file)];
for (const set of sets) {
  const { rows, findings } = await heardIn(set);
  for (const { what, part, whole } of rows)
    if (whole > 0)
      console.log(
        `${what.padEnd(60)}${String(part)} of ${String(whole)}`.padEnd(76) + `${percent(part, whole)} %`,
      );
  if (set === sets[0] || file === undefined) console.log(`\n${findings.join('\n')}\n`);
}

function setIn(at: string): PhraseSet {
  return { writer: path.basename(at, '.txt'), phrases: phrasesOf(at) };
}

function byKind(at: string): PhraseSet[] {
  const phrases = phrasesOf(path.resolve(at)).filter(({ isDanger }) => isDanger);
  return [...new Set(phrases.map(({ kind }) => kind))].map((kind) => ({
    writer: kind ?? 'no kind',
    phrases: phrases.filter((phrase) => phrase.kind === kind),
  }));
}

function percent(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(1);
}
