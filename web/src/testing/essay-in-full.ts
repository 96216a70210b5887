import { type Essay, type EssayInFull, type LatestReview, type LineComment } from '@/api';

export const ESSAY_ID = '01990000-0000-7000-8000-0000000000e1';

export const ESSAY_TEXT = [
  'The clock on our stove has been eleven minutes fast since I was nine.',
  'I never give up, and it was an emotional roller coaster with many ups and downs.',
  'He asked me not to tell my mother. I didnt, for six years.',
].join('\n\n');

const placeOf = (quote: string) => {
  const start = ESSAY_TEXT.indexOf(quote);
  return {
    quote,
    start,
    end: start + quote.length,
    paragraphIndex: ESSAY_TEXT.slice(0, start).split('\n\n').length - 1,
  };
};

export const CLICHE: LineComment = {
  ...placeOf('never give up'),
  kind: 'cliche',
  category: 'ORIGINALITY_VOICE',
  tone: 'question',
  message: 'Many essays use “never give up”, so a reader’s eye slides over it.',
  suggestion: 'What happened to you that these words stand for?',
  why: 'Your own words would be new to the reader.',
  alsoAt: [placeOf('emotional roller coaster'), placeOf('ups and downs')],
};

export const WONDER: LineComment = {
  ...placeOf('eleven minutes fast'),
  kind: 'wonder',
  category: 'THEMATIC_DEVELOPMENT',
  tone: 'wonder',
  message: '“eleven minutes fast” makes a reader want to know more.',
  suggestion: 'What happened right after?',
  why: 'A reader is curious here.',
  alsoAt: [],
};

export const SLIP: LineComment = {
  ...placeOf('didnt'),
  kind: 'grammar',
  category: 'GRAMMAR_STYLE',
  tone: 'fix',
  message: '“didnt”: a mark seems to be missing.',
  suggestion: 'Did you mean “didn’t”?',
  why: 'Small slips pull a reader out of your story.',
  alsoAt: [],
};

/** The newest review of the sample essay. */
export const aReview = (changes: Partial<LatestReview> = {}): LatestReview => ({
  model: 'built-in/1',
  overallScore: 84,
  createdAt: '2026-11-16T09:30:00.000Z',
  versionNumber: 3,
  isCurrent: true,
  rubric: [
    { category: 'THEMATIC_DEVELOPMENT', score: 3, justification: 'Your thinking shows in 2 of 4 sentences.' },
    { category: 'GRAMMAR_STYLE', score: 3.5, justification: '1 slip in a hundred words.' },
  ],
  lineComments: [CLICHE, SLIP, WONDER],
  readability: { score: 78, wordsPerSentence: 13.1 },
  originality: { score: 62 },
  strengths: ['The detail in “eleven minutes fast” could only come from you.'],
  strengthsAt: [{ ...placeOf('eleven minutes fast'), kind: 'detail', category: 'ORIGINALITY_VOICE' }],
  improvements: ['Many essays use “never give up”. What happened to you that these words stand for?'],
  cannotJudge: ['whether it is moving or funny to a person'],
  notice: null,
  support: false,
  ...changes,
});

export const anEssay = (changes: Partial<Essay> = {}): Essay => ({
  id: ESSAY_ID,
  title: 'The stove clock',
  essayType: 'Personal Statement',
  prompt: 'A time something went wrong or stood in your way',
  promptSource: 'CommonApp',
  audience: null,
  collegeId: null,
  wordLimit: 650,
  applicationId: null,
  status: 'Complete',
  wordCount: 41,
  latestVersionNumber: 3,
  commentCount: 2,
  overallScore: 84,
  lastReviewedAt: '2026-11-16T09:30:00.000Z',
  createdAt: '2026-10-28T09:30:00.000Z',
  updatedAt: '2026-11-16T09:20:00.000Z',
  content: ESSAY_TEXT,
  grammarScore: 90,
  structureScore: 80,
  relevanceScore: 85,
  originalityScore: 62,
  aiDetectionScore: 0,
  aiFeedback: {
    overallAssessment: 'Your draft is strongest in theme.',
    strengths: [],
    suggestions: [],
    areasForImprovement: [],
    detailedFeedback: {},
  },
  modernAnalysisData: null,
  ...changes,
});

export const anEssayInFull = (changes: Partial<EssayInFull> = {}): EssayInFull => ({
  essay: anEssay(),
  latestReview: aReview(),
  ...changes,
});
