import { labelOf } from '@/lib/words/choices';
import { incomes, sizes } from '../fields/choices';
import { gpaScales } from '../fields/gpa';
import { type Profile } from '../profile';
import { type FormStep } from './steps';
import { asksAct, asksSat } from '../fields/scores';
import { usStates } from '@/lib/words/us-states';

export type KnownAnswer = { question: string; answer: string | null };

/** null: not answered yet. */
export const knownAnswers = ({
  personal,
  academic,
  interests,
}: Profile): Record<FormStep, KnownAnswer[]> => ({
  about: [
    { question: 'Grade level', answer: academic?.currentGradeLevel ?? null },
    { question: 'Home state', answer: personal?.state ? labelOf(usStates, personal.state) : null },
  ],
  grades: [
    { question: 'Unweighted GPA', answer: gpaWords(academic?.unweightedGpa, academic?.gpaScale) },
    { question: 'Weighted GPA', answer: gpaWords(academic?.weightedGpa, academic?.gpaScale) },
  ],
  tests: [
    { question: 'Scores to send', answer: academic?.testPreference ?? null },
    ...scoreAnswer('SAT total', academic?.satTotal ?? null, asksSat(academic?.testPreference ?? '')),
    ...scoreAnswer('ACT composite', academic?.actComposite ?? null, asksAct(academic?.testPreference ?? '')),
  ],
  major: [
    { question: 'Intended major', answer: interests?.intendedMajor ?? null },
    {
      question: 'Household income',
      answer: personal?.householdIncomeRange ? labelOf(incomes, personal.householdIncomeRange) : null,
    },
  ],
  wishes: [
    {
      question: 'School size',
      answer: listWords(interests?.collegeSize.map((size) => `${labelOf(sizes, size)} students`)),
    },
    { question: 'Campus setting', answer: listWords(interests?.location) },
    { question: 'Regions', answer: listWords(interests?.geographicRegions) },
    { question: 'College ownership', answer: interests?.ownership ?? null },
  ],
});

/** Leaves out scores of tests the student did not choose or left empty. */
const scoreAnswer = (question: string, score: number | null, wasAsked: boolean): KnownAnswer[] =>
  wasAsked || score !== null ? [{ question, answer: score?.toString() ?? null }] : [];

const gpaWords = (gpa: string | null | undefined, scale: string | undefined) => {
  if (gpa === 'N/A') return 'My school doesn’t weight grades';
  return gpa ? `${gpa} (${labelOf(gpaScales, scale ?? '4.0')})` : null;
};

const listWords = (chosen: readonly string[] | undefined) =>
  chosen !== undefined && chosen.length > 0 ? chosen.join(', ') : null;
