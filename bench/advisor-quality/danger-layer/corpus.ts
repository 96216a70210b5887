import fs from 'node:fs';
import path from 'node:path';
import { EXAMPLES } from '../../../src/modules/counseling-chat/domain/intents/examples.js';
import { WORKED_CONVERSATIONS } from '../../../src/modules/counseling-chat/testing/worked-conversations.js';
import { KNOWN_ALLOWED, KNOWN_GHOSTWRITING, KNOWN_INJECTIONS, KNOWN_TALKS } from '../known.js';
import { TYPED_EXAMPLES } from '../intent-layer/typed-examples.js';
import { clausesOf } from '../../../src/shared-kernel/domain/crisis/clauses.js';
import { phrasesOf } from '../patterns.js';
import type { PhraseSet } from '../danger-phrases.js';

export interface Phrase {
  readonly text: string;
  readonly isDanger: boolean;
  /** How much one phrase counts beside the others. */
  readonly weight: number;
}

/** What a worried student writes may be danger; all else is ordinary. */
const MAY_BE_DANGER: readonly string[] = ['stress', 'special_situation'];
const ORDINARY_TYPED = Object.entries(TYPED_EXAMPLES)
  .filter(([intent]) => !MAY_BE_DANGER.includes(intent))
  .map(([, examples]) => examples);

const PHRASES_OF_A_PATTERN = 80;
/** Written as students write, word by word; the patterns only multiply. */
const WEIGHT_OF_WRITTEN = 12;
const WEIGHT_OF_TALK = 12;
const PHRASES_OF_A_WISH = 20;
const LONG_MESSAGES = 1_500;

/** What the model learns from: phrases of patterns, phrases that people wrote, ordinary talk. */
export function corpusOf(sets: readonly PhraseSet[], random: () => number): Phrase[] {
  const short = [
    ...patternsIn('danger.txt').flatMap((pattern) => phrases(pattern, true, random)),
    ...patternsIn('ordinary.txt').flatMap((pattern) => phrases(pattern, false, random)),
    ...ordinaryTalk(random).map((text) => ({ text, isDanger: false, weight: WEIGHT_OF_TALK })),
    ...sets.flatMap(({ danger, ordinary }) => [
      ...danger.map((text) => ({ text, isDanger: true, weight: WEIGHT_OF_WRITTEN })),
      ...ordinary.map((text) => ({ text, isDanger: false, weight: WEIGHT_OF_WRITTEN })),
    ]),
  ];
  return [...short, ...clausesOfOrdinary(short), ...longOnes(short, random)];
}

/** A message is heard clause by clause, so half of what is ordinary is learned as well. */
const clausesOfOrdinary = (short: readonly Phrase[]): Phrase[] =>
  short
    .filter(({ isDanger, weight }) => !isDanger && weight > 1)
    .flatMap((phrase) =>
      clausesOf(phrase.text)
        .slice(1)
        .map((text) => ({ ...phrase, text })),
    );

/** Ordinary ones only: danger in a long message is heard in the part that tells of it. */
function longOnes(short: readonly Phrase[], random: () => number): Phrase[] {
  const ordinary = short.filter(({ isDanger }) => !isDanger);
  const oneOf = (): string => ordinary[Math.floor(random() * ordinary.length)]?.text ?? '';
  return Array.from({ length: LONG_MESSAGES }, () => ({
    text: `${oneOf()}. ${oneOf()}. ${oneOf()}`,
    isDanger: false,
    weight: 1,
  }));
}

const linesIn = (file: string): string[] =>
  fs
    .readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** "PILL" stands for all words of that line. */
const WORDS = linesIn('words.txt').map((line): [RegExp, string] => {
  const [name = '', words = ''] = line.split(': ', 2);
  return [new RegExp(`\\{${name}\\}|\\b${name}\\b`, 'gu'), words];
});
/** Inside a choice the words are more choices, elsewhere a choice of their own. */
const patternsIn = (file: string): string[] =>
  linesIn(file).map((line) => WORDS.reduce((text, [name, words]) => text.replace(name, `{${words}}`), line));

const phrases = (pattern: string, isDanger: boolean, random: () => number): Phrase[] =>
  phrasesOf(pattern, PHRASES_OF_A_PATTERN, random).map((text) => ({ text, isDanger, weight: 1 }));

const withNames = (pattern: string): string =>
  pattern
    .replaceAll('COLLEGE', 'ohio state')
    .replaceAll('MAJOR', 'nursing')
    .replaceAll('STATE', 'ohio')
    .replace(/\bNUM\b/g, '1300');

/** "intent: phrase | phrase" or "topic > intent: phrase | phrase". */
const saidInTalks = (): string[] =>
  linesIn('../intent-layer/said.txt').flatMap((line) =>
    (line.split(': ', 2)[1] ?? '').split(' | ').map(withNames),
  );

function ordinaryTalk(random: () => number): string[] {
  const talks = [...WORKED_CONVERSATIONS, ...KNOWN_TALKS].flatMap(({ turns }) => turns);
  return [
    ...patternsIn('../intent-layer/patterns.txt').flatMap((line) =>
      phrasesOf(withNames(line.split(': ', 2)[1] ?? ''), PHRASES_OF_A_WISH, random),
    ),
    ...saidInTalks(),
    ...KNOWN_GHOSTWRITING,
    ...KNOWN_INJECTIONS,
    ...KNOWN_ALLOWED,
    ...[...Object.values(EXAMPLES), ...ORDINARY_TYPED].flatMap((examples) =>
      examples.map((text) => text.replace(/[[\]{}]/g, '')),
    ),
    ...talks.filter(({ kind }) => kind !== 'support').map(({ says }) => says),
  ];
}
