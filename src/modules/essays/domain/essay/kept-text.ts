import { storedText } from '../text/stored-text.js';
import { wordCount } from '../text/word-count.js';
import { EssayWithoutText } from './essay.errors.js';

/**
 * A text as it is kept, with its words counted.
 * @throws EssayWithoutText
 */
export function keptText(written: string): { content: string; wordCount: number } {
  const content = storedText(written);
  const words = wordCount(content);
  if (words === 0) throw new EssayWithoutText();
  return { content, wordCount: words };
}
