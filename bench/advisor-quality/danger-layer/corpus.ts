import fs from 'node:fs';
import path from 'node:path';
import type { CrisisKind } from '../../../src/shared-kernel/domain/crisis/crisis-kind.js';
import { crisisIn } from '../../../src/shared-kernel/domain/crisis/crisis.js';
import { EXAMPLES } from '../../../src/modules/counseling-chat/domain/intents/examples.js';
import { TOPICS } from '../../../src/modules/counseling-chat/domain/knowledge/advice/topics/all-topics.js';
import { WORKED_CONVERSATIONS } from '../../../src/modules/counseling-chat/testing/worked-conversations.js';
import { KNOWN_ALLOWED, KNOWN_GHOSTWRITING, KNOWN_INJECTIONS, KNOWN_TALKS } from '../known.js';
import { ESSAY_SETS } from '../../essays-quality/essay-sets.js';
import { TYPED_EXAMPLES } from '../intent-layer/typed-examples.js';
import { talksOfStrangers } from '../intent-layer/talks-of-strangers.js';
import { phrasesOf } from '../patterns.js';
import { waysToAsk } from '../meaning-layer/ways-to-ask.js';
import type { PhraseSet } from './phrases.js';

export interface Example {
  readonly text: string;
  readonly isTrue: boolean;
  /** How much one counts beside the others. */
  readonly weight: number;
}

/** What a worried student writes may be danger; all else is ordinary. */
const MAY_BE_DANGER: readonly string[] = ['stress', 'special_situation'];
const ORDINARY_TYPED = Object.entries(TYPED_EXAMPLES)
  .filter(([intent]) => !MAY_BE_DANGER.includes(intent))
  .map(([, examples]) => examples);

const PHRASES_OF_A_PATTERN = 80;
const PHRASES_OF_A_WISH = 20;
/** Patterns only multiply what was written word by word. */
const WEIGHTS = { written: 1, ofAPattern: 0.2, talk: 0.5, turns: 5, topics: 1, strangers: 0.5, essays: 0.5 };

/** What the model of danger learns from: phrases that people wrote, phrases of patterns, ordinary talk. */
export const dangerExamples = (sets: readonly PhraseSet[], random: () => number): Example[] => [
  ...sets.flatMap(({ phrases }) =>
    phrases.map(({ text, isDanger }) => ({ text, isTrue: isDanger, weight: WEIGHTS.written })),
  ),
  ...patternsIn('danger-patterns.txt').flatMap((pattern) => examplesOf(pattern, true, random)),
  ...patternsIn('harmless-patterns.txt').flatMap((pattern) => examplesOf(pattern, false, random)),
  ...patternsIn('everyday-patterns.txt').flatMap((pattern) => examplesOf(pattern, false, random)),
  ...ordinaryTalk(random).map((text) => ({ text, isTrue: false, weight: WEIGHTS.talk })),
  ...turnsOfTalks().map((text) => ({ text, isTrue: false, weight: WEIGHTS.turns })),
  ...questionsOfTopics().map((text) => ({ text, isTrue: false, weight: WEIGHTS.topics })),
  ...ofStrangers(),
  ...sentencesOfEssays().map((text) => ({ text, isTrue: false, weight: WEIGHTS.essays })),
];

/** What the model of meaning learns from: what people wrote themselves, one by one. */
export const writtenExamples = (sets: readonly PhraseSet[]): Example[] => [
  ...sets.flatMap(({ phrases }) =>
    phrases.map(({ text, isDanger }) => ({ text, isTrue: isDanger, weight: WEIGHTS.written })),
  ),
  ...turnsOfTalks().map((text) => ({ text, isTrue: false, weight: WEIGHTS.written })),
  ...ofStrangers(),
];

/** What the model of one kind learns from: which phrases of danger are of that kind, as their writer or their own words say. */
export const examplesOfKind = (sets: readonly PhraseSet[], wanted: CrisisKind): Example[] =>
  sets
    .flatMap(({ phrases }) => phrases.filter(({ isDanger }) => isDanger))
    .flatMap(({ text, kind: named }) => {
      const kind = named ?? crisisIn(text);
      return kind === null ? [] : [{ text, isTrue: kind === wanted, weight: 1 }];
    });

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

const examplesOf = (pattern: string, isTrue: boolean, random: () => number): Example[] =>
  phrasesOf(pattern, PHRASES_OF_A_PATTERN, random).map((text) => ({
    text,
    isTrue,
    weight: WEIGHTS.ofAPattern,
  }));

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
  ];
}

/** Whole talks with Wren, where a card too many would be felt most. */
const turnsOfTalks = (): string[] => [
  ...[...WORKED_CONVERSATIONS, ...KNOWN_TALKS]
    .flatMap(({ turns }) => turns)
    .filter(({ kind }) => kind !== 'support')
    .map(({ says }) => says),
  ...linesIn('turns-of-talks.txt'),
];

/** How students ask for advice; none of it is danger said outright. */
const questionsOfTopics = (): string[] =>
  TOPICS.flatMap(({ asked }) => asked).filter((text) => crisisIn(text) === null);

/** Some who ask for these are in danger too, and are better asked than not. */
const MAY_BE_TOLD_IN_DANGER: readonly string[] = [
  ...MAY_BE_DANGER,
  'human_help',
  'parent-out-of-reach',
  'no-stable-home-aid',
  'essay-about-something-painful',
  'burned-out',
  'foster-breaks',
  'lgbtq-student',
  'es-miedo-datos',
];

const askedByStrangers = (): string[] =>
  [...waysToAsk('topics'), ...waysToAsk('intents')]
    .filter(
      ({ key, line }) => !MAY_BE_TOLD_IN_DANGER.includes(key) && key !== 'after' && crisisIn(line) === null,
    )
    .map(({ line }) => line);

/** Messages of talks that want something ordinary. */
const saidByStrangers = (): string[] =>
  talksOfStrangers()
    .flatMap(({ messages }) => messages)
    .filter(
      ({ line, wishes }) =>
        !wishes.flat().some((intent) => MAY_BE_TOLD_IN_DANGER.includes(intent)) && crisisIn(line) === null,
    )
    .map(({ line }) => line);

/** Many: at full weight they would drown what danger sounds like. */
const ofStrangers = (): Example[] =>
  [...askedByStrangers(), ...saidByStrangers()].map((text) => ({
    text,
    isTrue: false,
    weight: WEIGHTS.strangers,
  }));

/** How students tell of ordinary days; essays that speak of a crisis are left out. */
const sentencesOfEssays = (): string[] =>
  ESSAY_SETS.flatMap(({ essays }) => essays)
    .filter(({ text }) => crisisIn(text) === null)
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/u))
    .filter((sentence) => sentence.length > 0);
