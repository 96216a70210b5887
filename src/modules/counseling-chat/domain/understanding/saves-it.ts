import { type FollowUp } from './follow-up.js';

const VERB = '(?:save|add|bookmark|put|stick|throw|toss|slap|pop|keep)';
const BEFORE =
  '(?:ok |okay |yes |please |can you |could you |so |then |and |just |lets |let us |i want to |, )*';
const ON_IT =
  '(?: (?:on|in|to|onto|up|down|there|it|that|my|the|list|too|also|as|well|please|for|me|with|others|mine|now|,))*';
const POINTED =
  '(?:it|that|this|them(?: all)?|those|all(?: of (?:it|them|those|these))?|both(?: of them)?|everything|the whole list|(?:that|this) (?:one|school|college)|the (?:first|second|third|fourth|fifth|last|top)(?: (?:one|two|three))?)';
const SAVES_IT = new RegExp(`^${BEFORE}${VERB} ${POINTED}${ON_IT}[ .!]*$`);
const SAVES_NAMED = new RegExp(
  `^${BEFORE}${VERB}(?: in| both| all)? COLLEGE(?:(?: ,)?(?: and| or)? COLLEGE)*${ON_IT}[ .!]*$`,
);
const ELSEWHERE = /\b(?:profile|compare|comparison|essay|draft)\b/;

/** "Stick it on there", "save the first", "throw Miami on": of colleges, to the list. */
export const savesIt: FollowUp = ({ slotted, entities, state }) => {
  if (ELSEWHERE.test(slotted) || entities.facts.length > 0) return null;
  if (entities.colleges.length > 0)
    return SAVES_NAMED.test(slotted) && state.topic !== 'compare' ? { intent: 'save_college' } : null;
  return state.lastColleges.length > 0 && SAVES_IT.test(slotted) ? { intent: 'save_college' } : null;
};
