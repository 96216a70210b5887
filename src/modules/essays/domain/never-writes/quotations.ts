import { type Leak, LONGEST_PROPOSAL } from './leak.js';
import { type OwnWords } from './own-words.js';
import { tokensOf } from './tokens.js';

/** Double, single and code quotes, and lines beginning with ">". The last quote may be left open. */
const QUOTATION =
  /"([^"]+)(?:"|$)|(?<![\p{L}\p{N}])'([^'\n]*(?:'(?=\p{L})[^'\n]*)*)'(?!\p{L})|^\s*>\s?(.+)$/gmu;

const ELLIPSIS = /\.\.\.|…|\[[^\]]*\]/;

/** An ellipsis joins pieces: each has to stand by itself. */
export const pieces = (text: string): string[] => text.split(ELLIPSIS);

export const withoutQuotations = (text: string): string => text.replace(QUOTATION, ' " ');

/** What is quoted has to be the student's own, up to eight words in all. */
export function quotationLeaks(text: string, own: OwnWords): Leak[] {
  const foreign = [...text.matchAll(QUOTATION)]
    .flatMap((match) => pieces(match[1] ?? match[2] ?? match[3] ?? ''))
    .map((piece) => ({ piece, words: tokensOf(piece) }))
    .filter(({ words }) => !own.hold(words));

  const count = foreign.reduce((sum, { words }) => sum + words.length, 0);
  if (count <= LONGEST_PROPOSAL) return [];
  return [{ reason: 'quotation', text: foreign.map(({ piece }) => piece.trim()).join(' / ') }];
}
