import { type AskedPrompt } from '#modules/essays/domain/reuse/asked-prompt.js';

type PromptToAsk = Omit<AskedPrompt, 'id'>;

const usual = { scholarship: null, wordLimit: null, dueOn: null };
const OHIO_STATE = 204796;
const BERKELEY = 110635;
const PURDUE = 243780;
const CASE_WESTERN = 201645;
const CINCINNATI = 201885;
const SCHOLARSHIP = 'Sample Valley Scholarship';

/** Twelve answers, and fewer essays: what a plan is for. */
export const askedPrompts = (graduationYear: number): readonly PromptToAsk[] => [
  { ...usual, collegeId: OHIO_STATE, promptId: 'common-app' },
  { ...usual, collegeId: PURDUE, promptId: 'common-app' },
  { ...usual, collegeId: CASE_WESTERN, promptId: 'common-app', dueOn: `${graduationYear}-01-15` },
  { ...usual, collegeId: CINCINNATI, promptId: 'common-app' },
  { ...usual, collegeId: BERKELEY, promptId: 'uc' },
  { ...usual, collegeId: PURDUE, promptId: 'supplement-why-us' },
  { ...usual, collegeId: PURDUE, promptId: 'supplement-why-major' },
  { ...usual, collegeId: CINCINNATI, promptId: 'supplement-why-us' },
  { ...usual, collegeId: CINCINNATI, promptId: 'supplement-community' },
  { ...usual, collegeId: OHIO_STATE, promptId: 'supplement-curiosity' },
  {
    ...usual,
    collegeId: null,
    scholarship: SCHOLARSHIP,
    promptId: 'scholarship-service',
    dueOn: `${graduationYear}-02-15`,
  },
  {
    ...usual,
    collegeId: null,
    scholarship: SCHOLARSHIP,
    promptId: 'scholarship-goals',
    dueOn: `${graduationYear}-02-15`,
  },
];
