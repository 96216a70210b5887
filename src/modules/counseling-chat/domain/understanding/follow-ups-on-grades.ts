import { CLASS_SHARE, classShareIn } from './class-share.js';
import { type FollowUp } from './follow-up.js';

const MOST_WORDS_OF_A_SHARE = 14;
/** "idk my rank, maybe top 25%", and a correction of it. */
export const aClassShare: FollowUp = ({ text, slotted, entities, state }) => {
  if (entities.colleges.length > 0 || classShareIn(text) === null) return null;
  const isTold = /%|percent|\brank\w*\b|\bclass\b/.test(slotted) || state.attribute === CLASS_SHARE;
  const isAsked = /^(?:what|which|show|find|how|do|does|is|are)\b|\b(?:rule|law|does|still)\b/.test(slotted);
  return isTold && !isAsked && slotted.split(' ').length <= MOST_WORDS_OF_A_SHARE
    ? { intent: 'tell_fact' }
    : null;
};

/** "So where does it help?", after a score that is not read. */
export const whereItHelps: FollowUp = ({ slotted, entities }) =>
  entities.colleges.length === 0 &&
  /\bwhere (?:do|does|would|will|can|is)\b.*\b(?:it|that|score|scores|sat|act|NUM)\b.*\b(?:help|count|matter|useful)/.test(
    slotted,
  )
    ? { intent: 'test_policy' }
    : null;

/** "Wait, so my 1520 is useless??" tells no fact. */
export const isItWasted: FollowUp = ({ slotted, entities }) =>
  entities.colleges.length === 0 &&
  /\b(?:my |the )?(?:NUM|sat|act|scores?)\b.{0,20}\b(?:useless|worthless|pointless|for nothing|wasted?|means nothing|does not (?:even )?(?:count|matter|help))\b/.test(
    slotted,
  )
    ? { intent: 'test_policy' }
    : null;

/** "Name some that would actually care about it", after a score that is not read. */
export const whoCares: FollowUp = ({ slotted, entities, state }) =>
  entities.colleges.length === 0 &&
  state.topic === 'test_policy' &&
  /\b(?:some|ones|which|any|colleges|schools|who|places)\b.*\b(?:care|cares|value|values|look at|count|counts|use|uses|want|wants)\b/.test(
    slotted,
  )
    ? { intent: 'test_policy' }
    : null;

/** "1380, is that good or just good for Dayton?" */
export const isItGood: FollowUp = ({ slotted, entities }) =>
  entities.facts.length > 0 && GOOD_OR_NOT.some((pattern) => pattern.test(slotted))
    ? { intent: 'tell_fact' }
    : null;
const GOOD_OR_NOT = [
  /^(?:ok |so |and |, )*is (?:a |an |my )?NUM (?:gpa |sat |act |score )?(?:even |actually |really |considered |any )*(?:good|bad|ok|okay|decent|enough|low|high|trash|fine)\b(?!.*\bCOLLEGE\b)/,
  /^(?:ok |so |and |well |a |my |, )*NUM\b.{0,20}\bis (?:that|it|this)\b.{0,12}\b(?:good|bad|ok|decent|enough|low|high|trash)\b/,
] as const;

/** "Why would they not look at it?", after a score that is not read. */
export const whyUnread: FollowUp = ({ slotted, state, entities }) =>
  entities.colleges.length < 2 &&
  (state.lastColleges.length > 0 || entities.colleges.length > 0) &&
  /\bwhy\b.*\b(?:not|never|ignore\w*|blind|stop\w*)\b.*\b(?:look|looking|consider|count|care|use|read|see|take|ignore|want)\b|\bwhy\b.*\b(?:ignore|test blind)\b/.test(
    slotted,
  ) &&
  /\b(?:it|that|this|them|those|scores?|sats?|acts?|tests?|NUM)\b/.test(slotted)
    ? { intent: 'test_policy' }
    : null;
