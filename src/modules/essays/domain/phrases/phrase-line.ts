import { escapedPattern } from '../text/escaped-pattern.js';

/**
 * One line of a phrase list, in a small language: `a|b` one of these words, `a?` a word that may be missing, `_` any
 * one word, `*` up to three words, `a+` a word that begins with a. Between the words stands any run of spaces, commas,
 * colons and dashes. A word such as `'m` follows the one before it without a gap.
 */
export interface PhraseLine {
  /** Sticky with `heads`, global without. It repeats nothing without bound, so it is fast on any text. */
  pattern: RegExp;
  /** What the phrase may begin with; null when any word may. */
  heads: readonly string[] | null;
  /** Of each of these, one word must be in the text. */
  needs: readonly (readonly string[])[];
}

interface Token {
  options: readonly string[];
  isOptional: boolean;
}

const GAP = String.raw`[\s,;:\u2013\u2014-]+`;
const ANY_WORD = String.raw`[\p{L}\p{N}'%]+`;
const REST_OF_WORD = String.raw`[\p{L}\p{N}'%]*`;
const UP_TO_THREE_WORDS = `(?:${GAP}${ANY_WORD}){0,3}`;
const WORD_BEGINS = String.raw`(?<![\p{L}\p{N}'%-])`;
const WORD_ENDS = String.raw`(?![\p{L}\p{N}])`;

/** Null for a line without a word. */
export function phraseLine(line: string): PhraseLine | null {
  const tokens = tokensOf(line);
  const [first, ...others] = tokens;
  if (first === undefined || first === 'up to three words') return null;

  const source = firstSource(first.options) + others.map(sourceOf).join('');
  const heads = first.options.every(isPlain) ? first.options : null;
  const needs = tokens
    .filter((token) => token !== 'up to three words')
    .filter(({ options, isOptional }) => !isOptional && options.every(isPlain))
    .map(({ options }) => options.map(firstPart));
  let pattern: RegExp | undefined;
  return {
    // Most lines wait for a text that has their words.
    get pattern() {
      pattern ??= new RegExp(source, heads === null ? 'gu' : 'yu');
      return pattern;
    },
    heads,
    needs,
  };
}

function tokensOf(line: string): (Token | 'up to three words')[] {
  const tokens = line.split(/\s+/).map((token) => (token === '*' ? 'up to three words' : tokenOf(token)));
  const used = tokens.filter((token) => token === 'up to three words' || token.options.length > 0);
  // An optional first word adds nothing.
  const first = used.findIndex((token) => token === 'up to three words' || !token.isOptional);
  return used.slice(first < 0 ? used.length : first);
}

function tokenOf(text: string): Token {
  const isOptional = text.endsWith('?');
  const options = (isOptional ? text.slice(0, -1) : text).split('|').filter(isWord);
  return { options, isOptional };
}

const isWord = (option: string): boolean => option === '_' || /[\p{L}\p{N}]/u.test(option);
const isGlued = (option: string): boolean => option.startsWith("'");
const isPlain = (option: string): boolean => option !== '_' && !option.endsWith('+') && !isGlued(option);
/** As the word index keeps it. */
const firstPart = (option: string): string => option.split(/[-']/)[0] ?? option;

function wordSource(option: string): string {
  if (option === '_') return ANY_WORD;
  if (option.endsWith('+')) return escapedPattern(option.slice(0, -1)) + REST_OF_WORD;
  return escapedPattern(option);
}

const firstSource = (options: readonly string[]): string =>
  `${WORD_BEGINS}(?:${options.map(wordSource).join('|')})${WORD_ENDS}`;

function sourceOf(token: Token | 'up to three words'): string {
  if (token === 'up to three words') return UP_TO_THREE_WORDS;
  const spaced = token.options.filter((option) => !isGlued(option)).map(wordSource);
  const glued = token.options.filter(isGlued).map(wordSource);
  const choices = spaced.length > 0 ? [`${GAP}(?:${spaced.join('|')})`, ...glued] : glued;
  return `(?:(?:${choices.join('|')})${WORD_ENDS})${token.isOptional ? '?' : ''}`;
}
