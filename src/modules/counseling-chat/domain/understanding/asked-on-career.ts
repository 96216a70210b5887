import { type Career } from '../knowledge/advice/careers/career.js';
import { careerCalled } from '../knowledge/advice/careers/all-careers.js';
import { type FollowUp } from './follow-up.js';
import { type Heard } from './heard.js';

/** "Where can I do that here?", after a line of work: places to study it. */
export const whereToStudyIt: FollowUp = ({ slotted, entities, state }) => {
  if (entities.colleges.length > 0 || !ASKS_WHERE.test(slotted)) return null;
  const career = careerTold(state);
  if (career === null || entities.majors.length > 0) return null;
  return {
    intent: 'search_colleges',
    entities: { ...entities, wishes: { ...career.study, ...entities.wishes } },
  };
};
const ASKS_WHERE =
  /^(?:ok |okay |so |and |cool |wait |yes |, )*(?:where|which (?:colleges|schools|ones|places)|who|what (?:colleges|schools))\b.{0,60}\b(?:it|that|this|one|have|has|offers?|teach|teaches|study|do|go|learn|near me|here)\b|\b(?:colleges|schools|programs) (?:for|with|that (?:have|teach|offer)) (?:it|that|this)\b/;

/** "How long does that take?", after it: the key of its topic. */
export function howLongItTakes(plain: string, { entities, state }: Heard): string | null {
  if (entities.colleges.length > 0 || entities.majors.length > 0) return null;
  return ASKS_HOW_LONG.test(plain) ? (careerTold(state)?.key ?? null) : null;
}
const ASKS_HOW_LONG =
  /^(?:ok |okay |so |and |but |wait |, )*(?:how (?:long|many years|much school(?:ing)?)|how hard is (?:it|that)|is (?:it|that) (?:hard|long)|do i need (?:a )?(?:degree|college|license))\b(?!.*\b(?:fafsa|essay|application|sat|act)\b)/;

const careerTold = ({ subjects = [] }: Heard['state']): Career | null =>
  subjects.map(({ subject }) => careerCalled(subject)).find((career) => career !== null) ?? null;
