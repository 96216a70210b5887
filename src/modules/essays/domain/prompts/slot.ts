/** What a slot may be filled by instead of words. */
export type SlotMeasure =
  'actions' | 'thinking' | 'scene' | 'people' | 'turn' | 'particulars' | 'field' | 'future' | 'topic';

type WordTest = (lower: string) => boolean;

/** One part of an answer. It is filled by sentences that hold one of its words or phrases, or by a measure. */
export interface Slot {
  id: string;
  weight: number;
  /** Sentences, or a tenth of them where that is more. */
  need: number;
  /** Without it the essay does not answer the prompt. */
  isCore?: true;
  words?: WordTest;
  /** Words that count a third, so that quiet troubles are found. */
  loose?: WordTest;
  /** In the phrase language of the word lists. */
  lines?: readonly string[];
  measure?: SlotMeasure;
}

/** "struggl+" stands for "struggles" and "struggling", but not for any longer word. */
const LONGEST_ENDING = 6;

/** Words by spaces; one with a plus is a beginning. */
export function wordsOf(text: string): WordTest {
  const items = text.split(' ');
  const whole = new Set(items.filter((item) => !item.endsWith('+')));
  const beginnings = items.filter((item) => item.endsWith('+')).map((item) => item.slice(0, -1));
  return (lower) =>
    whole.has(lower) ||
    beginnings.some((start) => lower.startsWith(start) && lower.length <= start.length + LONGEST_ENDING);
}
