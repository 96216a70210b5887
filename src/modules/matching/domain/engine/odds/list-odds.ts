import { type Category } from '../chance/category.js';
import { LEAST_SHARED, MOST_SHARED, sharedPart, USUALLY_SHARED } from './shared-strength.js';
import { type Answer, anyYes, yesOdds } from './yes-odds.js';

/** One college of a list, with the student's chance there. Fractions of 1. */
export interface ListedChance {
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  /** How much of the estimate rests on what the student has not told us; see `Assessment.unknownPart`. */
  readonly unknownPart: number;
  /** How likely the family can pay; null without a price or a budget. */
  readonly affordable: number | null;
  /** As the list shows it. */
  readonly category: Category;
  /** Why a likely college is no safety, in a sentence. */
  readonly notSafe: string | null;
}

/** A safety costs at most 3,000 dollars a year over the budget, which is a chance of .42 to pay. */
const AFFORDABLE_ENOUGH = 0.42;

/** Will this list work? Fractions of 1. */
export interface ListOdds {
  /** At least one yes, with all estimates at their low end and at their high end. */
  readonly any: number;
  readonly low: number;
  readonly high: number;
  /** At least one yes when answers go together less and more than we assume: the smaller figure first. */
  readonly ifMoreShared: number;
  readonly ifLessShared: number;
  readonly withoutSafeties: number;
  /** At least one yes that the family can pay; null when no college of the list can be counted. */
  readonly affordable: number | null;
  readonly affordableWithoutSafeties: number | null;
  /** For each college in the order given. `affordable` is null where the college cannot be counted. */
  readonly adds: readonly { readonly any: number; readonly affordable: number | null }[];
}

/** A list without one is not finished. Where no price can be counted, any safety will do. */
export function hasAffordableSafety(list: readonly ListedChance[]): boolean {
  const safeties = list.filter(({ category }) => category === 'safety');
  const priced = list.some(({ affordable }) => affordable !== null);
  return safeties.some(({ affordable }) => !priced || (affordable ?? 0) >= AFFORDABLE_ENOUGH);
}

/** At least one yes, and one that the family can pay: all that changes fast enough to follow a slider. */
export function briefOdds(list: readonly ListedChance[]): Pick<ListOdds, 'any' | 'affordable'> {
  const counted = list.some(({ affordable }) => affordable !== null);
  return {
    any: anyYes(list.map((college) => answerOf(college))),
    affordable: counted ? anyYes(list.map(affordableAnswerOf)) : null,
  };
}

export function listOdds(list: readonly ListedChance[]): ListOdds {
  const others = list.filter(({ category }) => category !== 'safety');
  const all = yesOdds(list.map((college) => answerOf(college)));
  const counted = list.some(({ affordable }) => affordable !== null);
  const paid = counted ? yesOdds(list.map(affordableAnswerOf)) : null;
  return {
    any: all.any,
    low: anyYes(list.map((college) => answerOf({ ...college, chance: college.low }))),
    high: anyYes(list.map((college) => answerOf({ ...college, chance: college.high }))),
    ifMoreShared: anyYes(list.map((college) => answerOf(college, MOST_SHARED))),
    ifLessShared: anyYes(list.map((college) => answerOf(college, LEAST_SHARED))),
    withoutSafeties: anyYes(others.map((college) => answerOf(college))),
    affordable: paid?.any ?? null,
    affordableWithoutSafeties: counted ? anyYes(others.map(affordableAnswerOf)) : null,
    adds: list.map(({ affordable }, i) => ({
      any: all.adds[i] ?? 0,
      affordable: affordable === null ? null : (paid?.adds[i] ?? null),
    })),
  };
}

const answerOf = (
  { chance, unknownPart }: Pick<ListedChance, 'chance' | 'unknownPart'>,
  shared = USUALLY_SHARED,
): Answer => ({ chance, shared: sharedPart(unknownPart, shared), counts: 1 });

/** A college without a price cannot be counted as an affordable yes. */
const affordableAnswerOf = (college: ListedChance): Answer => ({
  ...answerOf(college),
  counts: college.affordable ?? 0,
});
