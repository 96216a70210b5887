import { type SharedEssay, type SharedEssayLine } from '@/api';
import { english as commentWords, type WritingWords } from '../comments/writing-words';

const day = (instant: string, language: string) =>
  new Date(instant).toLocaleDateString(language, { dateStyle: 'long' });

export const dayIn = (language: 'en-US' | 'es-US') => (instant: string) => day(instant, language);

const comments: WritingWords = {
  ...commentWords,
  none: 'No comments that you can see yet.',
  author: ({ canEdit, author }) => (canEdit ? 'You' : author),
  whoSeesHint:
    'The student always sees it. Public also shows it to other adults this essay is shared with. The people who run Flyleaf can read both.',
};

const TYPES: Record<SharedEssayLine['essayType'], string> = {
  'Personal Statement': 'Personal statement',
  Supplemental: 'Supplemental essay',
  Scholarship: 'Scholarship essay',
  Other: 'Essay',
};

const STATUSES: Record<SharedEssayLine['status'], string> = {
  Draft: 'Draft',
  Submitted: 'Being reviewed',
  Reviewing: 'Being reviewed',
  Complete: 'Reviewed',
  Error: 'Draft',
};

export const english = {
  title: 'Essays shared with you',
  none: (firstName: string) => `${firstName} hasn’t shared an essay with you`,
  noneWhat:
    'Essays are shared one by one. In Flyleaf, your student opens an essay and turns on your name under “Sharing”.',
  type: ({ essayType }: SharedEssayLine) => TYPES[essayType],
  status: ({ status }: SharedEssayLine) => STATUSES[status],
  length: ({ wordCount, wordLimit }: SharedEssayLine) => {
    const words = `${wordCount} ${wordCount === 1 ? 'word' : 'words'}`;
    return wordLimit === null ? words : `${words} of ${wordLimit}`;
  },
  updated: ({ updatedAt }: SharedEssayLine) => `Changed ${dayIn('en-US')(updatedAt)}`,
  awaits: 'Waiting for your comment',
  all: 'All shared essays',
  content: {
    prompt: 'Prompt',
    audience: (audience: string) => `For ${audience}`,
  },
  ownWords: (firstName: string) =>
    `This is ${firstName}’s own text, as last saved. Only ${firstName} can change it.`,
  commentsTitle: ({ comments }: SharedEssay) => `Comments (${comments.length})`,
  comments,
  closed: 'This essay isn’t shared with you',
  closedWhy: 'Your student may have stopped sharing it or deleted it. Ask them if you need it.',
  notLoaded: 'We couldn’t load this',
  notLoadedWhy: 'Try again in a moment.',
};
export type Words = typeof english;
