import { type LearnedSentence } from './learned-sentence.js';

export interface LearnedKind {
  readonly name: string;
  /** Of its weights, and what they are called there. */
  readonly file: string;
  readonly constant: string;
  /** Whether a sentence says anything of this kind. */
  readonly judges: (sentence: LearnedSentence) => boolean;
}

/** Whatever a flaw is called, others have written its sentence too. */
const WORN =
  'cliche platitude formula-ending hopeful-ending vague-impact interchangeable generic-passage sweeping opening-since-young opening-sweeping opening-worn vague abstract-run telling trait-claim announced savior'.split(
    ' ',
  );

/** What the marks of an essay call a learned kind. */
export const KINDS_OF_MARKS: Readonly<Record<string, readonly string[]>> = {
  worn: WORN,
  boast: ['bragging', 'putdown'],
  excuse: ['excuse', 'blame'],
  digression: ['wandering', 'off-prompt', 'lecture'],
  another: ['other-focus'],
  list: ['resume-list'],
};

const anySentence = (): boolean => true;

export const LEARNED_KINDS: readonly LearnedKind[] = [
  {
    name: 'worn',
    file: 'worn-sentences',
    constant: 'WORN_SENTENCES',
    // A sentence with another flaw says nothing of either.
    judges: ({ kinds, hasFlaw, isOfKindFile }) => kinds.includes('worn') || (!hasFlaw && !isOfKindFile),
  },
  { name: 'boast', file: 'boasts', constant: 'BOASTS', judges: anySentence },
  { name: 'excuse', file: 'excuses', constant: 'EXCUSES', judges: anySentence },
  { name: 'digression', file: 'digressions', constant: 'DIGRESSIONS', judges: anySentence },
  { name: 'another', file: 'about-another', constant: 'ABOUT_ANOTHER', judges: anySentence },
  { name: 'list', file: 'lists-of-deeds', constant: 'LISTS_OF_DEEDS', judges: anySentence },
];
