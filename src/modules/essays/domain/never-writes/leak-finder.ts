import { foldedText } from '../text/folded-text.js';
import { cueLeaks } from './cues.js';
import { type Leak } from './leak.js';
import { OwnWords } from './own-words.js';
import { proseLeaks } from './prose.js';
import { quotationLeaks, withoutQuotations } from './quotations.js';

export type LeakFinder = (said: string) => Leak[];

/**
 * Finds what could be pasted into the essay in what is said about it: more than eight words in a row that are
 * neither the student's own nor said to the student about the writing.
 */
export function leakFinder(essay: string, prompt = ''): LeakFinder {
  const own = new OwnWords(essay, prompt);

  return (said) => {
    const folded = foldedText(said);
    const prose = withoutQuotations(folded);
    return [...quotationLeaks(folded, own), ...cueLeaks(prose, own), ...proseLeaks(prose, own)];
  };
}
