import { chosenOf } from '@/lib/words/choices';
import { testPreferences } from './choices';
import { type Answers, type Profile } from '../profile';
import { asksAct, asksSat, satTotal, type Scores } from './scores';
import { numberOf, typed } from './whole-number';

export const storedScores = ({ academic }: Profile): Omit<Scores, 'notYet'> => ({
  testPreference: academic?.testPreference ?? '',
  satReadingWriting: typed(academic?.satReadingWriting),
  satMath: typed(academic?.satMath),
  actComposite: typed(academic?.actComposite),
  actEnglish: typed(academic?.actEnglish),
  actMath: typed(academic?.actMath),
  actReading: typed(academic?.actReading),
  actScience: typed(academic?.actScience),
});

/** A total that was saved without its sections. */
export const knownTotal = ({ academic }: Profile) =>
  academic !== null && academic.satMath === null && academic.satReadingWriting === null
    ? academic.satTotal
    : null;

/** Leaves the other test's scores alone; "not yet" clears all of them. */
export const scoreAnswers = (scores: Scores, profile: Profile): Answers => {
  const { testPreference, notYet } = scores;
  return {
    academic: {
      testPreference: chosenOf(testPreferences, testPreference),
      ...(asksSat(testPreference) || notYet ? satAnswers(scores, notYet ? null : knownTotal(profile)) : {}),
      ...(asksAct(testPreference) || notYet ? actAnswers(scores) : {}),
    },
  };
};

const satAnswers = (scores: Scores, known: number | null) => ({
  satReadingWriting: numberOf(scores.satReadingWriting),
  satMath: numberOf(scores.satMath),
  satTotal: satTotal(scores, known),
});

const actAnswers = (scores: Scores) => ({
  actComposite: numberOf(scores.actComposite),
  actEnglish: numberOf(scores.actEnglish),
  actMath: numberOf(scores.actMath),
  actReading: numberOf(scores.actReading),
  actScience: numberOf(scores.actScience),
});
