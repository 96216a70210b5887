import { listed } from '../offers/cost-words.js';
import { type AidLine, isGift, isLoan, type Offer } from '../offers/offer.js';
import { byAnswer } from './kinds.js';
import { answerTo, type Letter, type PracticeReading } from './practice.js';

export function nextSteps(letter: Letter): PracticeReading {
  return {
    id: 'next-steps',
    title: 'Says what to do next: how to accept or turn down each line, by when, and whom to ask',
    ...byAnswer(answerTo(letter, 'next-steps'), {
      yes: 'It says what to do next.',
      no: 'It does not say how or by when to answer.',
      questions: ['How do I accept some of this and turn down the rest, and by what date?'],
    }),
    asks: 'next-steps',
  };
}

/** What comes back and on what terms; loans and work have terms too. */
export function details(letter: Letter): PracticeReading {
  const about = { id: 'details', title: 'Explains the terms of grants, loans and work' } as const;
  const unsaid = unrenewedGifts(letter.offer);
  if (unsaid.length > 0)
    return {
      ...about,
      answer: 'no',
      finding: `It does not say if you get this again: ${listed(unsaid.map(({ name }) => name))}.`,
      questions: unsaid.map(askRenewal),
      asks: null,
    };
  if (!letter.offer.aid.some((line) => isLoan(line) || line.kind === 'work-study'))
    return letter.offer.aid.length === 0
      ? { ...about, answer: 'not-sure', finding: null, questions: [], asks: null }
      : { ...about, answer: 'yes', finding: 'It says which gifts come back.', questions: [], asks: null };
  return {
    ...about,
    ...byAnswer(answerTo(letter, 'loan-details'), {
      yes: 'It explains its terms.',
      no: 'It does not explain what the loans cost, or how work-study is paid.',
      questions: [
        'What interest do these loans have, and what would I pay each month after college?',
        'Is a work-study job certain, and how many hours a week is it?',
      ],
    }),
    asks: 'loan-details',
  };
}

/** Gifts of which the letter does not say whether they come back. */
export const unrenewedGifts = ({ aid }: Offer): AidLine[] =>
  aid.filter((line) => isGift(line) && line.renews === 'not-said');

const askRenewal = ({ name }: AidLine): string =>
  `Do I get “${name}” every year? What do I have to do to keep it?`;

export function noAward(letter: Letter): PracticeReading {
  return {
    id: 'no-award',
    title: 'Doesn’t call the offer an “award”, because loans are not a prize',
    ...byAnswer(answerTo(letter, 'no-award'), {
      yes: 'It does not call itself an award.',
      no: 'It calls itself an award. Look at each line: some may be loans.',
      questions: [],
    }),
    asks: 'no-award',
  };
}
