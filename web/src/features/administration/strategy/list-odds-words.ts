import { type PredictedListOdds } from '@/api';

type Odds = NonNullable<PredictedListOdds>;

const MOST = 0.995;
const LEAST = 0.005;

/** "about 92 of 100"; never none and never all of them. */
const ofHundred = (share: number) => {
  if (share >= MOST) return 'more than 99 of 100';
  if (share < LEAST) return 'fewer than 1 of 100';
  return `about ${String(Math.round(100 * share))} of 100`;
};

export const NO_ODDS =
  'No odds yet: they need grades or scores, and at least three saved colleges that haven’t answered.';

/** What an admin reads of the odds. */
export const listOddsWords = ({
  any,
  low,
  high,
  affordable,
  hasAffordableSafety,
  counted,
  notCounted,
}: Odds): string[] => [
  `At least one yes among ${String(counted)} colleges: ${ofHundred(any)}, between ${ofHundred(low)} and ${ofHundred(high)}.`,
  affordable === null
    ? 'At least one yes the family can pay: not known, because no price is known.'
    : `At least one yes the family can pay: ${ofHundred(affordable)}.`,
  hasAffordableSafety
    ? 'The list has a safety that the family can pay.'
    : 'The list has no safety that the family can pay.',
  ...(notCounted === 0
    ? []
    : [
        notCounted === 1
          ? 'One more college has no estimate.'
          : `${String(notCounted)} more colleges have no estimate.`,
      ]),
];
