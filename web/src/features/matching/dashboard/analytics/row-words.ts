import { type CollegeCard } from '@/api';
import { dollars, figure } from '@/lib/words/figures';

export const matchWords = (matchPercentage: number | null) =>
  matchPercentage === null ? 'Not enough yet' : `${matchPercentage}%`;

/** The Department of Education does not publish an average GPA. */
export const gpaWords = (averageGpa: number | null) =>
  averageGpa === null ? 'Not published' : averageGpa.toFixed(2);

type Prices = Pick<CollegeCard, 'tuitionInState' | 'tuitionOutOfState' | 'missing'>;

/** In-state tuition, else out-of-state; names it where the two differ. */
export const tuitionOf = ({ tuitionInState, tuitionOutOfState, missing }: Prices) => ({
  words: figure(tuitionInState ?? tuitionOutOfState, dollars, missing['tuitionInState']),
  whose: tuitionInState !== tuitionOutOfState && tuitionInState !== null ? 'in-state' : null,
});
