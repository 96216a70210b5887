import { type TuitionExchange } from '../../college/price/tuition-exchanges.js';

const ASK = 'Ask the college: not every major takes part, and places can be few. Our price leaves it out.';

/** What each agreement between states means for a student, in a sentence or two. */
export const EXCHANGE_WORDS: Readonly<Record<TuitionExchange['id'], string>> = {
  'minnesota-wisconsin':
    'Minnesota and Wisconsin have tuition reciprocity: you would pay about what residents do. Our price leaves it out; apply for it every year.',
  'minnesota-north-dakota':
    'Minnesota and North Dakota have tuition reciprocity: you would pay about what residents do. Our price leaves it out; apply for it every year.',
  western: `The Western Undergraduate Exchange (WUE) is for students of your state. They pay at most one and a half times what residents pay in tuition. ${ASK}`,
  midwest: `The Midwest Student Exchange (MSEP) is for students of your state. They pay at most one and a half times what residents pay in tuition. ${ASK}`,
  'new-england':
    'New England’s Tuition Break lowers the price for majors that your own public colleges don’t teach. Our price leaves it out: ask about your major.',
  south:
    'The Academic Common Market is for majors that your own public colleges don’t teach. You may then pay what residents do. Our price leaves it out: ask about your major.',
  dc: 'The DC Tuition Assistance Grant pays up to $15,000 a year of the out-of-state difference. Our price leaves it out; apply for it every year.',
};
