import { type RoundDates } from '../published-plan.js';
import { type Round } from '../rounds/round.js';
import { type Day } from '../terms.js';

/** Whether the college answers as applications come in: its regular round has no day then. */
export const isRolling = ({ applicationType, plan }: Round, published: RoundDates): boolean =>
  published.rolling &&
  plan !== 'Priority' &&
  (applicationType === 'Rolling' ||
    (applicationType === 'Regular Decision' && published.regularDecision.length === 0));

/** The dates a college published for a round. Priority dates are not in what colleges publish in lists. */
export function datesOf({ applicationType, plan }: Round, published: RoundDates): readonly Day[] {
  if (plan === 'Priority') return [];
  if (applicationType === 'Early Decision')
    return plan === 'ED II' ? published.earlyDecision2 : published.earlyDecision1;
  if (applicationType === 'Early Action')
    return plan === 'Restrictive EA' ? published.restrictiveEarlyAction : published.earlyAction;
  if (applicationType === 'Regular Decision' && !isRolling({ applicationType, plan }, published))
    return published.regularDecision;
  return published.finalDate === null ? [] : [published.finalDate];
}
