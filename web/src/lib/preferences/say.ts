import type * as frame from '../words/frame.es';
import { CrisisLine } from '@/components/ui/basics/crisis-line';
import { useLanguage } from './language';

export type FrameSentence = keyof typeof frame.spanish;
export type Say = (english: FrameSentence) => string;

let loaded: typeof frame | undefined;

/** Loads the Spanish of the frame; in English where that fails. Called before the language changes and before the first page. */
export const loadFrameWords = async () => {
  try {
    loaded = await import('../words/frame.es');
  } catch {
    // the next page tries again
  }
};

/**
 * Says a sentence of the frame around every page in the reader's language, as far as Spanish is loaded. A room of a page has its
 * own words: see `useWords`.
 */
export const useSay = (): Say => {
  const isSpanish = useLanguage() === 'es';
  return (english) => (isSpanish && loaded?.spanish[english]) || english;
};

/** Where to turn in a crisis, in the reader's language. In English where Spanish can't be loaded: the number is the same. */
export const useCrisisLine = () => (useLanguage() === 'es' && loaded?.CrisisLineInSpanish) || CrisisLine;
