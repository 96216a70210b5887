import { type CollegeDetail, type CollegeExplanation } from '@/api';

/** A college, and the explanation of its match for this student. */
export type CollegeExplanationProps = { college: CollegeDetail; explanation: CollegeExplanation };

/** "essays, recommendations and interviews". */
export const listed = (items: readonly string[], last = 'and') =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;

/** "+3 points", "−7 points": percentage points of chance, never of fit. */
export const pointsWords = (points: number) => {
  const whole = Math.round(Math.abs(points));
  return `${points < 0 ? '−' : '+'}${whole} ${whole === 1 ? 'point' : 'points'}`;
};
