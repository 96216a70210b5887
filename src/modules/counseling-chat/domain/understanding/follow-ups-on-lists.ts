import { type DialogueState, type Shown } from '../conversation/dialogue-state.js';
import { type Entities } from '../entities/entities.js';
import { notInTheDataWished } from '../knowledge/not-in-the-data.js';
import { type FollowUp } from './follow-up.js';

/** Of these lists the student may want some, all or none. */
const SUGGESTED: readonly Shown['kind'][] = ['search', 'safety', 'recommended'];
const isSuggested = ({ shown }: DialogueState): boolean => shown !== null && SUGGESTED.includes(shown.kind);

/** Several kinds are counted, or how many here and how many elsewhere. */
export const asksForAPlan = ({ plan, split }: Entities): boolean =>
  split != null || Object.keys(plan ?? {}).length > 1;

/** "Start me off with 3 in California and 3 not". */
export const plansAList: FollowUp = ({ entities }) =>
  entities.colleges.length === 0 && asksForAPlan(entities) ? { intent: 'recommend' } : null;

const SAVES = /\b(?:save|add|bookmark|put)\b|\b(?:keep|goes?|stick|throw|slap|toss|pop)\b.*\blist\b/;
export const ALL_OF_THEM = /\b(?:all|everything|em|them all|every one|each of them|the whole list)\b/;

/** "Nah, keep them all", "no, I'm keeping Georgetown": nothing is to be changed. */
export const keepsThem: FollowUp = ({ slotted }) =>
  /^(?:no|nope)[ ,]+(?:i (?:will|want to|am) )?keep(?:ing)? (?:them|it|those|these|COLLEGE)(?: all| on)?[ .!]*$/.test(
    slotted,
  )
    ? { intent: 'thanks' }
    : null;

const THE_BEST_FEW = /\bthe (?:cheapest|likeliest|biggest|best|top|safest) (two|three|four|2|3|4)\b/;
const FEW: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, '2': 2, '3': 3, '4': 4 };

/** Of colleges that were put in order: "the cheapest two". */
export const bestFewIn = (slotted: string): number | null => {
  const said = THE_BEST_FEW.exec(slotted)?.[1];
  return said === undefined ? null : (FEW[said] ?? null);
};

/** "Save the cheapest two", "whichever is harder to get into goes on my list", after they were compared. */
export const savesTheBest: FollowUp = ({ slotted, entities, state }) =>
  entities.colleges.length === 0 &&
  state.lastColleges.length > 1 &&
  SAVES.test(slotted) &&
  (bestFewIn(slotted.replaceAll('NUM', '2')) !== null ||
    entities.references.some(({ to }) => to === 'extreme'))
    ? { intent: 'save_college' }
    : null;

/** "Two safeties from those", of a list that was shown. */
export const ofThatKind: FollowUp = ({ slotted, entities, state }) =>
  isSuggested(state) &&
  entities.colleges.length === 0 &&
  entities.wishes.category !== undefined &&
  /\b(?:from|of|among|in) (?:those|these|them|that list)\b/.test(slotted)
    ? { intent: 'refine' }
    : null;

const DROPS =
  /^(?:ok |okay |no |actually |please |can you |wait |and |but |, )*(?:take (?:off|out)|remove|drop|delete|get rid of|cut|leave out|lose)\b/;
const A_KIND =
  /\b(?:out of state|in state|private|public|far|expensive|reach(?:es)?|big|small|religious|christian|catholic|anything|any|ones)\b/;

/** "Take off anything out of state", of colleges that were only suggested: the list is made anew without them. */
export const dropsAKind: FollowUp = ({ slotted, entities, state }) =>
  entities.colleges.length === 0 && isSuggested(state) && DROPS.test(slotted) && A_KIND.test(slotted)
    ? { intent: 'refine' }
    : null;

const NONE_OF_THEM =
  /^(?:ok |okay |hmm |eh |meh |no |actually |, )*(?:not (?:those|these|them|any of (?:those|these|them))|none of (?:those|these|them)|(?:i )?do not (?:like|want) (?:those|these|them|any of (?:those|these|them)))\b/;

/** "Not those": the next ones. */
export const notThose: FollowUp = ({ slotted, entities, state }) =>
  entities.colleges.length === 0 && isSuggested(state) && NONE_OF_THEM.test(slotted)
    ? { intent: 'refine', entities: { ...entities, refinements: ['more', ...entities.refinements] } }
    : null;

const SWAPS = /\b(?:swap|replace|switch|trade|exchange)\b.*\b(?:for|with|to)\b/;

/** "Swap one of the reaches for a safety", after a list. */
export const swapsOne: FollowUp = ({ slotted, state }) =>
  isSuggested(state) && SWAPS.test(slotted) ? { intent: 'refine' } : null;

export const asksToSwap = (plain: string): boolean => SWAPS.test(plain);

const LIKE_THAT =
  /\b(?:more|one|ones|something|anything|somewhere|others?|else|closest(?: \w+)?|schools?|colleges?|places?)\b(?: \w+){0,2} (?:like|similar to) (?:it|that|this|that one|this one|the (?:first|second|third|fourth|last)(?: one)?|COLLEGE)\b|\bsimilar (?:to|ones|schools|colleges)\b|\bclosest (?:vibe|thing) to\b/;

/** "Is there one like it where more people finish?", "more like the second". */
export const likeThat: FollowUp = ({ slotted, state, entities }) =>
  LIKE_THAT.test(slotted) && (state.focus.length > 0 || entities.colleges.length > 0)
    ? { intent: 'refine', entities: { ...entities, isLikeOne: true } }
    : null;

const NARROWS =
  /^(?:and |but |like |ok |so |, )*(?:with|that has|that have|ones? with|a real|real|something with|somewhere with)\b/;
const LONGEST_NARROWING = 10;

/** "With dorms tho", "like a real 4 year with football": a wish that only narrows what was shown. */
export const narrowsBy: FollowUp = ({ slotted, entities, state }) =>
  isSuggested(state) &&
  entities.colleges.length === 0 &&
  slotted.split(' ').length <= LONGEST_NARROWING &&
  NARROWS.test(slotted) &&
  notInTheDataWished(slotted).length > 0
    ? { intent: 'refine' }
    : null;
