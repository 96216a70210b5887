import { type FollowUp } from './follow-up.js';

/** "How low?", after a figure of a college. */
export const howMuchOfIt: FollowUp = ({ slotted, state }) =>
  state.topic === 'college_facts' &&
  state.attribute !== null &&
  state.lastColleges.length > 0 &&
  /^(?:ok |so |like |and |wait |, )*how (?:low|high|bad|good|much|many|big)(?: is (?:it|that))?[ ?!.]*$/.test(
    slotted,
  )
    ? { intent: 'college_facts' }
    : null;

/** "Why is that so different?" after a graduation rate, "what's the monthly payment?" after a debt, "and for cs?" after earnings. */
export const onAFigure: FollowUp = ({ slotted, state, entities }) => {
  if (state.lastColleges.length === 0) return null;
  if (REMARK.test(slotted) && (state.topic === 'college_facts' || state.topic === 'net_price'))
    return { intent: 'thanks' };
  const asks = ABOUT_FIGURES.find(
    ([pattern, attribute]) => (attribute === null || state.attribute === attribute) && pattern.test(slotted),
  );
  return asks === undefined || (entities.colleges.length > 1 && asks[1] === null)
    ? null
    : { intent: 'college_facts' };
};
/** "That's lower than I thought", of a figure. */
const REMARK =
  /^(?:ok |oh |wow |hm |huh |, )*(?:that|it|this)(?: is| was)? (?:way |so |a lot |much )*(?:(?:lower|higher|less|more|better|worse|cheaper) than i (?:thought|expected)|not (?:too |so |that )?bad)[ .!]*$/;
const ABOUT_FIGURES: readonly (readonly [RegExp, string | null])[] = [
  [/\bmonthly\b|\b(?:a|per|each|every) month\b|\bpayments?\b/, 'debt'],
  [
    /^(?:(?:ok|and|so|what about|how about|the|their) )*(?:debts?|(?:average|median) debt|grad(?:uation)? rates?|size|tuition|(?:acceptance|admit) rates?|retention)(?: there| at both| for both)?[ ?]*$/,
    null,
  ],
  [/\b(?:why|how come)\b.*\b(?:grad|graduat\w*|finish)\b/, null],
  [/\bgraduat\w*\b.*\b(?:why|how come)\b/, null],
  [/\b(?:mean|means)\b.*\b(?:i|ill)\b.*\b(?:graduate|finish)\b/, null],
];
