import { FEDERAL_STUDENT_AID } from '../fixed-text.js';
import { type Advice } from './advice.js';

export const SCHOLARSHIPS_ADVICE: readonly Advice[] = [
  {
    about: /\bstack(?:ing|ed|s)?\b|\bcombine\b|\btwo scholarships\b/,
    says: [
      'Sometimes. Each college decides whether its own scholarships add up, and some lower their grants when you bring money from outside.',
      'Ask the aid office: “Will an outside award reduce my loans first, or my grant?”',
    ],
    then: 'Want to see what a college costs you before that?',
    chips: ['How do I find scholarships?', 'What is merit aid?', 'What would it cost me?'],
  },
  {
    about: /\bfull[- ]rides?\b|\bfull[- ]tuition\b/,
    says: [
      'Full rides are rare. Most go to students far above a college’s usual grades, or through aid for families with less money at colleges that meet full need.',
      'A low price after aid can come to the same thing, and I can show that.',
    ],
    then: 'Shall I find colleges with a low price for you?',
    chips: ['Cheapest colleges for me', 'What is merit aid?', 'How do I find scholarships?'],
  },
  {
    about: /\b(?:deadlines?|when|due)\b/,
    says: [
      'Many big scholarships close in fall, and a college’s own often need you to apply by its early date. Local ones mostly close in early spring.',
      'I don’t keep their dates, so write each one down where you keep your college dates.',
    ],
    then: 'Shall I show your college dates?',
    chips: ['What is due next?', 'How do I find scholarships?', 'What is merit aid?'],
  },
  {
    about: /\bmerit\b|\bwhich colleges\b|\bCOLLEGE\b|\bgive\b|\bgpa\b|\bscores?\b|\bsat\b|\bact\b/,
    says: [
      'Merit money goes most often to students whose grades are above a college’s usual range. So your safeties and some targets are where to look, and public colleges often print a table of awards.',
      'The federal data doesn’t list awards, so check each college’s merit page.',
    ],
    then: 'Shall I find colleges where you’d stand out?',
    chips: ['Find safety schools', 'Can I stack scholarships?', 'Cheapest colleges for me'],
  },
  {
    about: /\bfirst[- ]gen\w*\b/,
    says: [
      'Yes. Many colleges, states and groups have money and programs for students whose parents didn’t finish college. Look on each college’s page for “first-generation”.',
      'The FAFSA is still the first step, because most of that money goes through it.',
    ],
    then: 'Shall I go through the FAFSA with you?',
    chips: ['FAFSA step by step', 'How do I find scholarships?', 'What is a fee waiver?'],
    from: FEDERAL_STUDENT_AID,
  },
  {
    about: null,
    says: [
      'Start with the colleges: they give the largest scholarships, so choose some where your grades stand out. Then go local, with your counselor’s list, employers and clubs, where fewer people apply.',
      'Never pay to search or apply. The free search at studentaid.gov or BigFuture is enough.',
    ],
    then: 'Shall I find colleges where you’d stand out?',
    chips: [
      'Find safety schools',
      'Which colleges give merit aid?',
      'Can I stack scholarships?',
      'FAFSA step by step',
    ],
    from: FEDERAL_STUDENT_AID,
  },
];
