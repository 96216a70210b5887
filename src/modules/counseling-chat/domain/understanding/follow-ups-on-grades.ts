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
