export const ESSAY_TYPES = ['Personal Statement', 'Supplemental', 'Scholarship', 'Other'] as const;
export type EssayType = (typeof ESSAY_TYPES)[number];

/** An essay as it is being written. Limits and the words of a problem are the server's. */
export type EssayForm = {
  title: string;
  essayType: EssayType;
  prompt: string;
  content: string;
  audience: string;
  collegeId: number | null;
  /** The student's own limit; null uses the prompt's. */
  wordLimit: number | null;
  applicationId: string | null;
  /** Whether the text was taken from a file. */
  origin: 'typed' | 'uploaded';
};

export const EMPTY_FORM: EssayForm = {
  title: '',
  essayType: 'Personal Statement',
  prompt: '',
  content: '',
  audience: '',
  collegeId: null,
  wordLimit: null,
  applicationId: null,
  origin: 'typed',
};

const FIELDS = [
  'title',
  'essayType',
  'prompt',
  'content',
  'audience',
  'collegeId',
  'wordLimit',
  'applicationId',
] as const;

export const isSameForm = (one: EssayForm, other: EssayForm) =>
  FIELDS.every((field) => one[field] === other[field]);

/** Nothing worth keeping was typed. */
export const isBlank = ({ title, content, prompt, audience }: EssayForm) =>
  [title, content, prompt, audience].every((text) => text.trim() === '');
