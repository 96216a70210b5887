import { asksForEarnings } from './asks-for-earnings.js';
import { type FollowUp } from './follow-up.js';

const ON_ANOTHER_COUNT =
  /^(?:(?:no|nah|ok|but|and|so|well|i|mean|meant|like|just|what|how|about|wait|sorry|,) )*(?:for|on|about|by|in terms of|as for|when it comes to|the) (?:the |my |our )?(?:money|cost|costs|price|prices|grad(?:uation)? rates?|graduation|size|chances?|odds|earnings|salar(?:y|ies)|pay|jobs?|careers?|work)\b|^(?:(?:and|ok|so|but|what about|how about) )*(?:money|price|cost|job|size) ?wise\b/;

/** "No, I mean for money", after a comparison. */
export const onAnotherCount: FollowUp = ({ slotted, entities, state }) =>
  state.topic === 'compare' && entities.colleges.length === 0 && ON_ANOTHER_COUNT.test(slotted)
    ? { intent: 'compare' }
    : null;

/** "And compared to going to San Antonio College first?" */
export const comparedTo: FollowUp = ({ slotted, entities, state }) =>
  entities.colleges.length === 1 &&
  state.focus.length > 0 &&
  /\bcompared? (?:that |it |this )?(?:to|with|against)\b|\b(?:it|that|that one) (?:and|or|vs) COLLEGE\b|\bCOLLEGE (?:and|or|vs) (?:it|that|that one)\b/.test(
    slotted,
  )
    ? { intent: 'compare' }
    : null;

/** "So the difference over four years is what? Does it ever make that back?", after two prices. */
export const worthTheDifference: FollowUp = ({ text, slotted, state }) =>
  (state.lastColleges.length > 1 || state.focus.length > 1) &&
  (state.topic === 'compare' || state.topic === 'net_price' || state.topic === 'college_facts') &&
  asksOfAGap(slotted) &&
  text !== ''
    ? { intent: 'compare' }
    : null;

export const asksOfAGap = (plain: string): boolean =>
  /\b(?:difference|gap|diff|extra)\b.*\b(?:NUM|\d|four|years?|yrs?|worth|money|cost)\b|\b(?:make|makes|earn|earns|get) (?:that|it|the money|the difference) back\b|\bpays? (?:for )?itself\b|\bworth the (?:extra|difference|price|money)\b/.test(
    plain,
  );

/** "$$ after grad?", "show me the cs salaries for both", after colleges. */
export const onEarnings: FollowUp = ({ text, entities, state }) =>
  asksForEarnings(text) &&
  (entities.colleges.length > 0 || state.lastColleges.length > 0) &&
  entities.colleges.length < 2
    ? { intent: 'college_facts' }
    : null;
