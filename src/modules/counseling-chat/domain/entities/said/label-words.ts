import { wordSet } from '../word-view.js';

/** What a number beside one of these is a figure of. */
export type ScoreLabel = 'gpa' | 'sat' | 'act' | 'psat' | 'math' | 'reading';

const LABELS: readonly (readonly [ScoreLabel, ReadonlySet<string>])[] = [
  ['gpa', wordSet('gpa gpas weighted unweighted average avg promedio')],
  ['sat', wordSet('sat sats')],
  ['act', wordSet('act acts')],
  ['psat', wordSet('psat nmsqt psats')],
  ['math', wordSet('math maths')],
  ['reading', wordSet('reading ebrw rw verbal writing english')],
];

export const labelOf = (word: string): ScoreLabel | undefined =>
  LABELS.find(([, words]) => words.has(word))?.[0];
