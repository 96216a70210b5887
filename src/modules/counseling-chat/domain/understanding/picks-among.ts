import { type DialogueState } from '../conversation/dialogue-state.js';
import { type Intent } from '../intents/intent.js';
import { type FollowUp } from './follow-up.js';

/** By what colleges are held against each other. */
const MORE_OR_MOST =
  /\b(?:cheap(?:er|est)?|pric(?:ier|iest|ey)|expensive|bigg(?:er|est)|small(?:er|est)|larg(?:er|est)|better|best|worse|worst|eas(?:y|ier|iest)|hard(?:er|est)|tough(?:er|est)|high(?:er|est)|low(?:er|est)|clos(?:er|est)|near(?:er|est)|like?l(?:y|ier|iest)|saf(?:e|er|est)|sur(?:er|est)|nic(?:er|est)|chill(?:er|est)?|long ?shot|finish\w*|graduat\w*|grad|earns?|pays?|odds|chances?|more|less|most|least)\b/;
const WHICH = /^(?:ok |okay |so |and |but |well |then |, )*(?:which|wich|who|whose)\b/;
const OF_THOSE =
  /\b(?:of|out of|from|between|outta|among) (?:those|these|them|both|the (?:two|three|four|NUM))\b/;
const ASKS_FOR_ONE = /\b(?:which|wich|what|who|whose)\b|\bthe \w+est\b/;
const OF_MINE =
  /\b(?:of|out of|outta|from|on) (?:mine|my (?:(?:saved|college) )?(?:list|schools|colleges|ones|picks))\b/;
/** "biggest one?", "and least likely" */
const FEW_WORDS = 6;
const ONE_OR_A_MOST =
  /^(?:ok |so |and |but |the |what is |whats |, )*(?:\w+est|most \w+|least \w+)(?: (?:one|of them|of those|of these|out of those|school|college))?[ ?!.]*$/;
const MOST_WORDS = 13;
const OTHER_SUBJECTS =
  /\b(?:colleges|schools|universities|majors?|scholarships?|essays?|tests?|deadlines?|due|loans?|round|early)\b/;
const ON_PRICES = /\b(?:cheap\w*|pric\w+|expensive|costs?|pays?|money)\b/;
const OF_THE_LIST: readonly Intent[] = ['my_list', 'list_balance', 'chances_overview'];

/** "Of those two which would be cheaper?", "biggest one?", "out of mine what's the longest shot?": colleges that stand there. */
export const picksAmong: FollowUp = ({ slotted, entities, state }) => {
  const { colleges, majors, facts } = entities;
  if (colleges.length + majors.length + facts.length > 0 || !MORE_OR_MOST.test(slotted)) return null;
  const ofTheirs = { intent: ON_PRICES.test(slotted) ? 'cheapest' : 'my_list' } as const;
  if (OF_MINE.test(slotted)) return ofTheirs;
  const words = slotted.split(' ').length;
  const isAMost = words <= FEW_WORDS && ONE_OR_A_MOST.test(slotted);
  const isAsked = WHICH.test(slotted) || (OF_THOSE.test(slotted) && ASKS_FOR_ONE.test(slotted)) || isAMost;
  if (!isAsked || words > MOST_WORDS || OTHER_SUBJECTS.test(slotted)) return null;
  if (OF_THE_LIST.includes(state.topic ?? 'unclear')) return ofTheirs;
  return !isListShown(state) && (state.lastColleges.length > 1 || state.focus.length > 1)
    ? { intent: 'compare' }
    : null;
};

/** Which is changed, not compared. */
const isListShown = ({ shown, lastColleges }: DialogueState): boolean =>
  shown !== null &&
  shown.kind !== 'compare' &&
  shown.ids.length > 1 &&
  shown.ids.some((id) => lastColleges.includes(id));
