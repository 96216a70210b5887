import { type PromptFamily } from '../prompts/prompt.js';
import { PROMPTS } from '../prompts/prompt-library.js';

/** An application that many colleges read, with prompts to choose from. */
export interface ApplicationChoice {
  id: string;
  name: string;
  limit: number;
  /** Essays to write, each on another prompt. */
  answers: number;
  options: readonly { promptId: string; family: PromptFamily }[];
}

const optionsOf = (prefix: string): ApplicationChoice['options'] =>
  PROMPTS.filter(({ id }) => id.startsWith(prefix)).map(({ id, family }) => ({ promptId: id, family }));

export const APPLICATION_CHOICES: readonly ApplicationChoice[] = [
  {
    id: 'common-app',
    name: 'Common App',
    limit: 650,
    answers: 1,
    options: optionsOf('common-app-'),
  },
  { id: 'coalition', name: 'Coalition', limit: 650, answers: 1, options: optionsOf('coalition-') },
  { id: 'uc', name: 'UC', limit: 350, answers: 4, options: optionsOf('uc-') },
];

export const applicationChoice = (promptId: string): ApplicationChoice | null =>
  APPLICATION_CHOICES.find(({ id }) => id === promptId) ?? null;
