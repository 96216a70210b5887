import { type Rule } from '../rule.js';
import { type Wishes } from './wishes.js';

const MOST_CHOICES = 5;

type Choices = Pick<Wishes, 'academicPreferences' | 'studentLifePreferences' | 'costOutcomePreferences'>;

/** Counted over all three groups: choosing everything says nothing. */
export const atMostFiveMatterMost: Rule<Choices> = (choices) => {
  const { academicPreferences, studentLifePreferences, costOutcomePreferences } = choices;
  const chosen = academicPreferences.length + studentLifePreferences.length + costOutcomePreferences.length;
  if (chosen <= MOST_CHOICES) return null;

  return {
    path: 'academicPreferences',
    message: `Choose at most ${MOST_CHOICES} of what matters most, across academics, student life and cost and outcomes`,
  };
};
