import { type Rule } from '../rule.js';
import { type PreferenceAnswers } from './preference-answers.js';

const MOST_CHOICES = 5;

type Choices = Pick<
  PreferenceAnswers,
  'academicPreferences' | 'studentLifePreferences' | 'costOutcomePreferences'
>;

/** Counted over all three groups together. */
export const atMostFiveMatterMost: Rule<Choices> = (choices) => {
  const { academicPreferences, studentLifePreferences, costOutcomePreferences } = choices;
  const chosen = academicPreferences.length + studentLifePreferences.length + costOutcomePreferences.length;
  if (chosen <= MOST_CHOICES) return null;

  return {
    path: 'academicPreferences',
    message: `Choose at most ${MOST_CHOICES} of what matters most, across academics, student life and cost and outcomes`,
  };
};
