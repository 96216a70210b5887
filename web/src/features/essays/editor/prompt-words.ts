import { type EssayPrompt } from '@/api';
import { count } from '@/lib/words/figures';

/** "250 to 650 words". */
const limitWords = ({ minWords, maxWords }: EssayPrompt) => {
  if (maxWords === null) return null;
  return minWords === null
    ? `up to ${count(maxWords)} words`
    : `${count(minWords)} to ${count(maxWords)} words`;
};

export const optionWords = (prompt: EssayPrompt) => `${prompt.platform}: ${prompt.text}`;

/** Where it is asked, how long the answer may be, and for which year that was checked. */
export const promptFacts = (prompt: EssayPrompt) =>
  [prompt.platform, limitWords(prompt), `checked for ${prompt.cycle}`]
    .filter((fact) => fact !== null)
    .join(', ');
