import { type Sentence } from '../text/manuscript.js';
import { stem } from '../text/stem.js';
import { EVERYDAY_WORDS } from '../word-lists/everyday-words.js';
import { ORNATE, TAILS } from '../word-lists/worn-phrases/generic-text.js';
import { type SentenceFacts } from './measures.js';
import { isAbstract } from './word-kinds.js';

const TAIL = /,\s+(?:and\s+|ultimately\s+|thereby\s+|while\s+|constantly\s+)?(\p{L}+ing)\b/gu;
/** Beginning only at the first letter of a word keeps this fast on a text of one endless word. */
const LIST_OF_THREE =
  /(?<!\p{L})(\p{L}+),\s+(?:[\p{L}'-]+\s+){0,3}?(\p{L}+),?\s+and\s+(?:[\p{L}'-]+\s+){0,3}?(\p{L}+)/gu;
const SHORTEST_ECHO = 5;
export const ECHO_OF_PROMPT = 'echo of the prompt';

export interface Marker {
  name: string;
  worth: number;
}

type Counted = Pick<SentenceFacts, 'sentence' | 'abstract' | 'ornate'>;
interface Found {
  stockPhrases: number;
  hasBalance: boolean;
  promptStems: ReadonlySet<string>;
}

/**
 * What makes a sentence sound like many others. Nothing simple is a marker: short sentences, common words, slips and
 * taught connectors add nothing, so plain English never raises the hint.
 */
export function genericMarkers({ sentence, abstract, ornate }: Counted, found: Found): Marker[] {
  const { stockPhrases, hasBalance, promptStems } = found;
  const markers = [
    { name: 'stock phrase', worth: Math.min(2, stockPhrases) },
    { name: 'abstract nouns', worth: isMostlyAbstract(sentence, abstract) ? 1 : 0 },
    { name: 'abstract list', worth: hasAbstractList(sentence) ? 0.75 : 0 },
    { name: 'not-only frame', worth: hasBalance ? 0.75 : 0 },
    { name: '-ing tail', worth: hasTail(sentence) ? 0.75 : 0 },
    { name: 'ornate words', worth: Math.min(1.5, 0.5 * ornate) },
  ].filter(({ worth }) => worth > 0);

  const echoes = markers.length > 0 && countEchoes(sentence, promptStems) >= 2;
  return echoes ? [...markers, { name: ECHO_OF_PROMPT, worth: 0.25 }] : markers;
}

/** What only this writer could have put there takes from the markers. */
export function particularity(
  facts: Pick<SentenceFacts, 'numbers' | 'names' | 'hasSpeech' | 'concrete'>,
): number {
  const credits = [
    facts.numbers > 0 ? 0.75 : 0,
    facts.names > 0 ? 0.75 : 0,
    facts.hasSpeech ? 0.75 : 0,
    facts.concrete >= 2 ? 0.5 : 0,
    facts.concrete >= 4 ? 0.5 : 0,
  ];
  return Math.min(
    1.5,
    credits.reduce((sum, credit) => sum + credit, 0),
  );
}

const isMostlyAbstract = ({ words }: Sentence, abstract: number): boolean =>
  abstract >= 3 && abstract >= 0.16 * words.length;

const hasTail = ({ text }: Sentence): boolean =>
  [...text.matchAll(TAIL)].some(({ 1: word }) => TAILS.has((word ?? '').toLowerCase()));

const hasAbstractList = ({ text }: Sentence): boolean =>
  [...text.matchAll(LIST_OF_THREE)].some(([, ...heads]) => heads.filter(isGrand).length >= 2);

function isGrand(word: string): boolean {
  const lower = word.toLowerCase();
  return isAbstract(lower) || ORNATE.has(lower);
}

const countEchoes = ({ words }: Sentence, promptStems: ReadonlySet<string>): number =>
  words.filter(
    ({ lower }) =>
      lower.length >= SHORTEST_ECHO && !EVERYDAY_WORDS.has(lower) && promptStems.has(stem(lower)),
  ).length;
