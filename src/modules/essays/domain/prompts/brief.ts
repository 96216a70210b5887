import { CLUES } from './clues.js';
import { type Brief, type Prompt, type PromptFamily, type PromptSource } from './prompt.js';
import { PROMPTS } from './prompt-library.js';
import { statedLimits } from './stated-limits.js';

const lettersAndDigits = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const BY_TEXT = new Map(PROMPTS.map((prompt) => [lettersAndDigits(prompt.text), prompt]));
const BY_ID = new Map(PROMPTS.map((prompt) => [prompt.id, prompt]));

export const promptById = (id: string): Prompt | null => BY_ID.get(id) ?? null;

/** By its id or its text; capitals, spaces and marks do not matter. */
const promptOf = (prompt: string): Prompt | null =>
  promptById(prompt.trim()) ?? BY_TEXT.get(lettersAndDigits(prompt)) ?? null;

export const promptSourceOf = (prompt: string): PromptSource => promptOf(prompt)?.promptSource ?? 'Custom';

const familyByClue = (question: string): PromptFamily =>
  CLUES.find(([, clue]) => clue.test(question))?.[0] ?? 'open';

const isReadByManyColleges = ({ promptSource, platform }: Prompt): boolean =>
  promptSource === 'CommonApp' || promptSource === 'Coalition' || platform === 'UC';

/** What a prompt asks for. `wordLimit` is the student's own choice and goes before every other limit. */
export function briefOf(prompt: string, wordLimit: number | null = null): Brief {
  const known = promptOf(prompt);
  if (known === null) {
    const { minWords, maxWords } = statedLimits(prompt);
    return {
      prompt,
      family: familyByClue(prompt),
      known,
      minWords,
      maxWords: wordLimit ?? maxWords,
      goesToManyColleges: false,
    };
  }
  return {
    prompt: known.text,
    family: known.family,
    known,
    minWords: known.minWords,
    maxWords: wordLimit ?? known.maxWords,
    goesToManyColleges: isReadByManyColleges(known),
  };
}
