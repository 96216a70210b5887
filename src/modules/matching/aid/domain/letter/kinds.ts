import { listed } from '../offers/cost-words.js';
import { type AidLine, type Answer, isGift, isParentLoan, type Offer } from '../offers/offer.js';
import { answerTo, type Letter, type PracticeReading } from './practice.js';

export function kindsApart(letter: Letter): PracticeReading {
  return {
    id: 'kinds-apart',
    title: 'Keeps gifts, loans and work apart',
    ...byAnswer(answerTo(letter, 'kinds-apart'), {
      yes: 'Gifts, loans and work stand apart.',
      no: 'Gifts, loans and work stand in one list.',
      questions: ['Which of these do I never pay back, which are loans, and which do I have to work for?'],
    }),
    asks: 'kinds-apart',
  };
}

export function parentPlusApart(letter: Letter): PracticeReading {
  const about = {
    id: 'parent-plus-apart',
    title: 'Leaves out Parent PLUS loans, or sets them apart from yours',
  } as const;
  if (!letter.offer.aid.some(isParentLoan))
    return { ...about, answer: 'yes', finding: 'No Parent PLUS loan.', questions: [], asks: null };
  return {
    ...about,
    ...byAnswer(answerTo(letter, 'parent-plus-apart'), {
      yes: 'The Parent PLUS loan stands apart.',
      no: 'A Parent PLUS loan stands among your own aid. It is your parent’s debt, and it needs a credit check.',
      questions: ['What would my family pay without the Parent PLUS loan?', 'What happens if it is denied?'],
    }),
    asks: 'parent-plus-apart',
  };
}

export function kindsNamed({ offer }: Letter): PracticeReading {
  const about = {
    id: 'kinds-named',
    title: 'Says of each line if it is a grant, a loan or work',
    asks: null,
  } as const;
  const unclear = unnamedLines(offer);
  if (offer.aid.length === 0) return { ...about, answer: 'not-sure', finding: null, questions: [] };
  if (unclear.length === 0)
    return { ...about, answer: 'yes', finding: 'Each line says what it is.', questions: [] };
  const names = listed(unclear.map(({ name }) => name));
  return {
    ...about,
    answer: 'no',
    finding: `Not clear: is it a gift or a loan? ${names}.`,
    questions: unclear.map(({ name }) => `Is “${name}” a grant, a loan, or pay for work?`),
  };
}

/** Lines that may be gifts or loans. */
export const unnamedLines = ({ aid }: Offer): AidLine[] =>
  aid.filter((line) => line.kind === 'not-said' || soundsLikeLoan(line));

/** Federal loans go by many names; these words are in most of them. */
const LOAN_WORDS = /\b(loans?|unsub\w*|sub|subsidi[sz]ed|stafford|plus loan|parent plus)\b/iu;

/** Entered as a gift under a name that says otherwise. */
const soundsLikeLoan = (line: AidLine): boolean => isGift(line) && LOAN_WORDS.test(line.name);

export function sources(letter: Letter): PracticeReading {
  return {
    id: 'sources',
    title: 'Says where each line comes from: the government, your state or the college',
    ...byAnswer(answerTo(letter, 'sources'), {
      yes: 'Each line has its source.',
      no: 'It does not say who gives the money.',
      questions: ['Who gives each grant: the government, my state, or the college?'],
    }),
    asks: 'sources',
  };
}

export function byAnswer(
  answer: Answer,
  { yes, no, questions }: { yes: string; no: string; questions: readonly string[] },
): Pick<PracticeReading, 'answer' | 'finding' | 'questions'> {
  if (answer === 'yes') return { answer, finding: yes, questions: [] };
  return { answer, finding: answer === 'no' ? no : null, questions };
}
