/** A proposal of more words in a row than this could be pasted into the essay. */
export const LONGEST_PROPOSAL = 8;

export type LeakReason =
  'quotation' | 'after a cue' | 'first person' | 'not about the writing' | 'new matter' | 'in small pieces';

/** Something said about an essay that reads like essay text. */
export interface Leak {
  reason: LeakReason;
  text: string;
}
