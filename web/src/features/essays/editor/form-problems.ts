import { type EssayForm } from './essay-form';
import { MOST_CHARACTERS, MOST_SUBMITTED_WORDS, MOST_WORDS, wordsIn } from './word-count';

export type Problem = { fieldId: string; message: string };

const LONGEST_TITLE = 200;

export const LONGEST_PROMPT = 2000;

const titleProblem = ({ title }: EssayForm) => {
  if (title.trim() === '') return 'Title is required';
  return title.trim().length > LONGEST_TITLE ? 'Title must be under 200 characters' : null;
};

const promptProblem = ({ prompt }: EssayForm) => {
  if (prompt.trim() === '') return 'Prompt is required';
  return prompt.trim().length > LONGEST_PROMPT ? 'Prompt must be under 2,000 characters' : null;
};

const contentProblem = ({ content }: EssayForm) => {
  if (content.trim() === '') return 'Content is required';
  if (wordsIn(content) > MOST_WORDS) return 'Content must be under 4000 words';
  return content.length > MOST_CHARACTERS ? 'Content must be under 40,000 characters' : null;
};

/** What keeps this from being saved. */
export const problemsOf = (form: EssayForm): Problem[] =>
  [
    { fieldId: 'title', message: titleProblem(form) },
    { fieldId: 'prompt', message: promptProblem(form) },
    { fieldId: 'content', message: contentProblem(form) },
  ].flatMap(({ fieldId, message }) => (message === null ? [] : [{ fieldId, message }]));

export const isTooLongToSubmit = ({ content }: EssayForm) => wordsIn(content) > MOST_SUBMITTED_WORDS;

const WANTED: Readonly<Record<string, string>> = {
  'Title is required': 'a title',
  'Prompt is required': 'a prompt',
  'Content is required': 'some text',
};

/** Why Save is off, in one sentence; null when it is on. */
export const whyNotYet = (problems: readonly Problem[]) => {
  if (problems.length === 0) return null;
  const [first] = problems.filter(({ message }) => !(message in WANTED));
  if (first) return `${first.message}.`;
  const wanted = problems.map(({ message }) => WANTED[message] ?? '');
  return `Add ${new Intl.ListFormat('en-US').format(wanted)} to save.`;
};
