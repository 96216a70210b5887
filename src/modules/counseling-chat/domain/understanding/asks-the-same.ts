import { type DialogueState } from '../conversation/dialogue-state.js';
import { type Intent } from '../intents/intent.js';
import { continuedFor } from './continued-topic.js';
import { type FollowUp } from './follow-up.js';

const SAME =
  /\b(?:i meant?|same (?:thing|question|deal|for|with)|redo|again for|(?:do|run|try) (?:that|it|this|the same) (?:for|with|at))\b/;
const MOST_WORDS = 12;

/** "Same thing for North Texas please", "so redo Ohio State for me" */
export const asksTheSame: FollowUp = ({ slotted, entities, state }) => {
  if (entities.colleges.length === 0 || !SAME.test(slotted) || slotted.split(' ').length > MOST_WORDS)
    return null;
  const intent = continuedFor(state.topic);
  return intent === null ? null : { intent };
};

/** Told of colleges in general, and asked of one. */
const ALSO_OF_ONE: Partial<Record<Intent, Intent>> = {
  rounds: 'rounds',
  deadlines: 'deadlines',
  test_policy: 'test_policy',
  majors: 'majors',
  visit: 'visit',
  scholarships: 'scholarships',
  aid_basics: 'scholarships',
};
/** What an explained word is about. */
const OF_WORDS: readonly (readonly [RegExp, Intent])[] = [
  [/\b(?:rolling|early|regular|decision|action|deadline|admit|admission)\b/, 'rounds'],
  [/\b(?:merit|aid|scholarships?|grants?|need|pell|tuition|discount|free)\b/, 'scholarships'],
  [/\b(?:tests?|sat|act|superscor\w*|blind|optional)\b/, 'test_policy'],
];
const DOES_IT =
  /^(?:ok |so |and |but |wait |then |, )*(?:(?:does|do|is|has|can|would|will) )?COLLEGE (?:(?:do|does|have|has|got|offer|offers|give|gives|take|takes|allow|allows|like) )?(?:that|it|those|this|any|them|one)(?: (?:too|also|tho|though|either|as well))?[ ?!.]*$/;

/** "Does Michigan State do that?", after rolling admission was explained. */
export const doesItToo: FollowUp = ({ slotted, entities, state }) => {
  if (entities.colleges.length !== 1 || !DOES_IT.test(slotted)) return null;
  const intent = state.topic === 'explain_term' ? ofTheWord(state) : ALSO_OF_ONE[state.topic ?? 'unclear'];
  return intent === undefined ? null : { intent };
};

const ofTheWord = ({ attribute }: DialogueState): Intent | undefined =>
  OF_WORDS.find(([words]) => attribute !== null && words.test(attribute))?.[1];

const LIKE_THAT =
  /^(?:ok |so |but |and |, )*why (?:is|are|does|do) (?:COLLEGE|it|that|they)\b.*\b(?:like (?:that|this)|so (?:high|low|much|expensive|cheap|spread|wide|big|bad|different|far|good)\b.*|that (?:high|low|much|expensive|wide|big|bad))/;
const PRICED: readonly Intent[] = ['net_price', 'cheapest'];

/** "Why is Clemson like that?", after its price or its chance. */
export const whyLikeThat: FollowUp = ({ slotted, entities, state }) => {
  if (entities.colleges.length > 1 || !LIKE_THAT.test(slotted)) return null;
  const { topic, attribute } = state;
  if (topic === null || entities.colleges.length + state.lastColleges.length === 0) return null;
  if (PRICED.includes(topic) || (topic === 'compare' && attribute === 'price'))
    return { intent: 'net_price' };
  if (topic === 'college_facts' && attribute !== null) return { intent: 'college_facts' };
  return { intent: 'why_chance' };
};
