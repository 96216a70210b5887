import { type Leak, LONGEST_PROPOSAL } from './leak.js';
import { type OwnWords } from './own-words.js';
import { pieces } from './quotations.js';
import { tokensOf } from './tokens.js';

const CUES = [
  'try|write|say|use|instead|for example|for instance|e\\.g\\.|such as|something like',
  'replace (?:it|this|that|with)?|change (?:it|this|that)? ?to',
  'rewrite (?:it|this|that)? ?(?:as|to)?|rephrase (?:it|this|that)? ?(?:as|to)?',
  'start with|begin with|end with|add|consider|could be|could read|might read|should read|becomes?',
  'revised|better|version|suggestion',
];
/** A word that offers a wording, and soon after it a colon or a dash. */
const CUE = new RegExp(`\\b(?:${CUES.join('|')})\\b[^.?!:]{0,24}[:\\u2014\\u2013-]\\s*`, 'gi');
const SENTENCE_END = /(?<=[.?!])\s|\n/;

/** What follows a cue such as "Try:" up to the end of its sentence, unless it asks. */
export function cueLeaks(prose: string, own: OwnWords): Leak[] {
  return [...prose.matchAll(CUE)]
    .map((match) => prose.slice(match.index + match[0].length).split(SENTENCE_END)[0] ?? '')
    .filter((offered) => !offered.trim().endsWith('?'))
    .flatMap(pieces)
    .filter((piece) => isProposal(tokensOf(piece), own))
    .map((piece) => ({ reason: 'after a cue', text: piece.trim() }));
}

export const isProposal = (words: readonly string[], own: OwnWords): boolean =>
  words.length > LONGEST_PROPOSAL && !own.hold(words);
