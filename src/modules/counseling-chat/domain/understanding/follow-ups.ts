import { type Reference } from '../entities/entities.js';
import { hasWishes } from '../intents/context.js';
import { type Intent } from '../intents/intent.js';
import { whereToStudyIt } from './asked-on-career.js';
import { factOfBareNumber } from './bare-number.js';
import { THE_OTHER } from './colleges-meant.js';
import { asksTheSame, doesItToo, whyLikeThat } from './asks-the-same.js';
import { changesAComparison } from './changes-a-comparison.js';
import { continuedFor } from './continued-topic.js';
import { type Continued, type FollowUp } from './follow-up.js';
import { howMuchOfIt, onAFigure } from './follow-ups-on-figures.js';
import { aClassShare } from './follow-ups-on-grades.js';
import { picksOne } from './asks-for-a-pick.js';
import { asAFirstYear, changesAField, moreOnTransfers } from './follow-ups-on-profile.js';
import { anotherOne, asGood } from './follow-ups-on-suggestions.js';
import { forHowLong, heldAgainstABudget, tooExpensive } from './follow-ups-on-prices.js';
import { comparedTo, onAnotherCount, onEarnings, worthTheDifference } from './follow-ups-on-comparisons.js';
import {
  dropsAKind,
  keepsThem,
  likeThat,
  narrowsBy,
  notThose,
  plansAList,
  ofThatKind,
  savesTheBest,
  swapsOne,
} from './follow-ups-on-lists.js';
import { type Heard } from './heard.js';
import { withoutOpening } from './opening-words.js';
import { picksAmong } from './picks-among.js';
import { savesIt } from './saves-it.js';
import { theirIncome } from './their-income.js';

/** Clauses that mean something only after what was said before, the most particular first. */
export function followUpOf(heard: Heard): Continued | null {
  const said = { ...heard, slotted: withoutOpening(heard.slotted) };
  for (const followUp of FOLLOW_UPS) {
    const continued = followUp(said);
    if (continued !== null) return continued;
  }
  return null;
}

/** Words around a name that add nothing: "and what about X then?", "no, I meant X". */
const FILLERS =
  /\b(?:and|or|also|ok|so|then|now|next|again|hmm|question|thing|what|how|about|of|same|for|at|to|with|the|one|no|not|sorry|i|meant|mean|oh|but|maybe|instead|throw in|throw|toss in|put in|in|add|include|is|are|it|that|do|y|para|en|too|please|try|there|wait|actually|compared|same|my|score|scores|gpa|grades|stats|numbers|any|better|like|say|lets|let us|what if|as well|either)\b|[?.,!]/g;
const withoutFillers = (slotted: string): string => slotted.replace(FILLERS, ' ').trim();

const onlyAColleges: FollowUp = ({ slotted, entities, state }) => {
  if (entities.colleges.length === 0) return null;
  if (/[^\s]/.test(withoutFillers(slotted).replaceAll('COLLEGE', ' '))) return null;
  if (state.topic === 'compare' && /\b(?:and|also|too|add)\b/.test(slotted)) return { intent: 'compare' };
  const topic = continuedFor(state.topic);
  if (topic !== null) return { intent: topic };
  return { intent: entities.colleges.length > 1 ? 'compare' : 'snapshot' };
};

/** "And the other one?", "ok and the second one", ask the same of it. */
const theOther: FollowUp = ({ slotted, entities, state }) => {
  const isOther = THE_OTHER.test(slotted) && state.focus.length + state.lastColleges.length > 1;
  const isPlace = entities.references.some(({ to }) => to === 'place') && state.lastColleges.length > 1;
  if (entities.colleges.length > 0 || (!isOther && !isPlace)) return null;
  if (/[^\s]/.test(withoutFillers(slotted.replace(THE_OTHER, ' ').replace(A_PLACE, ' ')))) return null;
  return { intent: continuedFor(state.topic) ?? 'snapshot' };
};
const A_PLACE = /\b(?:first|second|third|fourth|fifth)\b/g;

/** "Is it better than Cincinnati?", after another college. */
const betterThan: FollowUp = ({ slotted, entities, state }) =>
  entities.colleges.length === 1 &&
  state.focus.length > 0 &&
  /(?:\b(?:it|that one|that)\b.*|^(?:and |so |is |ok )*)\b(?:better|worse|cheaper|easier|harder|bigger|smaller|nicer|safer) than (?:the )?COLLEGE/.test(
    slotted,
  )
    ? { intent: 'compare' }
    : null;

const aBareNumber: FollowUp = (heard) => {
  const isSupposed =
    heard.state.topic === 'what_if' || /\b(?:what about|how about|if|would)\b/.test(heard.slotted);
  const fact = factOfBareNumber(heard, isSupposed ? 'supposed' : 'fact');
  if (fact === null) return null;
  const said =
    /^(?:and|with|what about|how about|if|a|an|sorry|i|meant|mean|no|it|is|was|about|like|around|maybe|instead|my|got|have|ok|what|would|do|change|help|there|,|\s|NUM|[.?!])*$/;
  if (!said.test(heard.slotted)) return null;
  const entities = { ...heard.entities, facts: [fact], bareNumber: null };
  if (isSupposed && heard.state.focus.length > 0) return { intent: 'what_if', entities };
  return { intent: 'tell_fact', entities };
};

const anotherTerm: FollowUp = ({ slotted, entities, state }) => {
  if (state.topic !== 'explain_term' && state.topic !== 'aid_basics') return null;
  if (entities.terms.length === 0 || entities.colleges.length > 0) return null;
  return /^(?:and|what about|how about|also|ok and|so)\b/.test(slotted) ? { intent: state.topic } : null;
};

/** "So that's basically a done deal", after a chance. */
const isItCertain: FollowUp = ({ slotted, entities, state }) =>
  entities.colleges.length === 0 &&
  state.topic !== null &&
  REASONED.includes(state.topic) &&
  /\b(?:that|it|i|im)\b.*\b(?:done deal|in the bag|a lock|locked in|guaranteed|for sure getting in|a sure thing|basically in|good as in)\b/.test(
    slotted,
  )
    ? { intent: 'verdict' }
    : null;

const ASKS_WHY = /^(?:ok |okay |so |but |and |wait |hmm |, )*(?:why|how come|explain|por que)\b/;
const why: FollowUp = ({ slotted, entities, state }) => {
  if (!ASKS_WHY.test(slotted) || entities.terms.length > 0) return null;
  if (/\b(?:expensive|cost|costs|price|pay|cheaper)\b/.test(slotted)) return { intent: 'net_price' };
  if (state.topic === 'net_price' || state.topic === 'cheapest') return { intent: 'net_price' };
  const isAboutAChance = state.topic !== null && REASONED.includes(state.topic);
  return isAboutAChance ? { intent: 'why_chance' } : null;
};
const REASONED: readonly Intent[] = [
  'chance_at',
  'chances_overview',
  'what_if',
  'verdict',
  'snapshot',
  'compare',
  'improve_chances',
  'safety_schools',
  'recommend',
  'search_colleges',
  'refine',
  'why_chance',
  'my_list',
  'list_balance',
];

const whichOfThem: FollowUp = ({ slotted, entities, state }) => {
  if (!/^(?:ok |okay |so |and |but )*which\b/.test(slotted) || /\b(?:my|NUM|i)\b/.test(slotted)) return null;
  if (entities.majors.length > 0 || entities.colleges.length > 0) return null;
  if (state.topic === 'pathways')
    return {
      intent: 'search_colleges',
      entities: { ...entities, wishes: { degrees: 'associate', ownership: 'public', ...entities.wishes } },
    };
  if (state.topic === 'majors' && /\bother\b/.test(slotted)) return { intent: 'majors' };
  if (!SUPERLATIVE.test(slotted)) return null;
  if (state.topic === 'compare' || state.shown?.kind === 'compare') return { intent: 'compare' };
  if (state.shown === null) return null;
  return {
    intent: 'refine',
    entities: { ...entities, references: [...entities.references, ...extremeIn(slotted)] },
  };
};
const SUPERLATIVE =
  /\b(?:higher|highest|lower|lowest|cheaper|cheapest|bigger|biggest|smaller|smallest|larger|largest|better|best|more|most|less|least|likelier|likeliest|closer|closest|easier|easiest|harder|hardest|nearest)\b/;

const EXTREMES: readonly (readonly [RegExp, Extract<Reference, { to: 'extreme' }>])[] = [
  [/\b(?:biggest|largest|bigger|larger)\b/, { to: 'extreme', of: 'size', least: false }],
  [/\b(?:smallest|smaller)\b/, { to: 'extreme', of: 'size', least: true }],
  [/\b(?:cheapest|cheaper|least|lowest (?:price|cost))\b/, { to: 'extreme', of: 'price', least: true }],
  [/\bgraduat/, { to: 'extreme', of: 'graduation', least: false }],
  [/\b(?:easiest|easier|likeliest|likelier)\b/, { to: 'extreme', of: 'chance', least: false }],
];
const extremeIn = (slotted: string): Reference[] =>
  EXTREMES.flatMap(([words, extreme]) => (words.test(slotted) ? [extreme] : [])).slice(0, 1);

const LONGEST_REFINEMENT = 8;
/** "Cheap ones please, we do not have a lot of money" */
const SUCH_ONES = /^(?:any |only |just |the |some |show me )*[a-z]+ ones\b/;
const aRefinement: FollowUp = ({ slotted, entities, state }) => {
  const { shown } = state;
  if (shown === null || shown.kind === 'compare' || entities.colleges.length > 0) return null;
  if (/^(?:and |so |ok )*(?:do|does|did|is|are|would|will)\b.*\b(?:have|offer|teach|good)\b/.test(slotted))
    return null;
  if (slotted.split(' ').length > LONGEST_REFINEMENT && !SUCH_ONES.test(slotted)) return null;
  if (
    /\b(?:chances?|odds|scholarships?|majors?|essays?|why|cost|deadlines?|my list|save|add|aid|fafsa|loans?|grants?)\b/.test(
      slotted,
    )
  )
    return null;
  const isAnotherList = /\b(?:colleges|schools|universities|safeties|targets|reaches)\b/.test(slotted);
  if (isAnotherList && !/^(?:only|just|any|more|cheaper|show me more|with|without)\b/.test(slotted))
    return null;
  if (entities.facts.some(({ kind, mood }) => mood === 'fact' && kind !== 'home-state' && kind !== 'major'))
    return null;
  return entities.refinements.length > 0 || hasWishes(entities) ? { intent: 'refine' } : null;
};

const goesOn: FollowUp = ({ slotted, state }) => {
  const isGoingOn =
    /^(?:ok |okay |fine |, |and |so )*(?:the real one|the real number|for real|go on|continue|and now|again|really)[ ?.!]*$/;
  if (!isGoingOn.test(slotted) || state.topic === null) return null;
  return { intent: continuedFor(state.topic) ?? state.topic };
};

const startsOne: FollowUp = ({ slotted, state }) =>
  state.topic === 'applications' && /\bhow (?:do|can) i (?:start|begin|add|make)\b/.test(slotted)
    ? { intent: 'open_page' }
    : null;

/** "25 hours a week, and there are 3 of them", after activities. */
const moreOfTheActivities: FollowUp = ({ slotted, entities, state }) =>
  state.topic === 'activities_advice' &&
  entities.colleges.length === 0 &&
  /\b(?:NUM|\w+) (?:hrs?|hours?) (?:a|per|each|every) (?:week|day|month)\b/.test(slotted)
    ? { intent: 'activities_advice' }
    : null;

const toTheList: FollowUp = ({ slotted, entities, state }) =>
  (state.topic === 'list_balance' || state.topic === 'my_list') &&
  entities.colleges.length === 0 &&
  /\bwhat (?:else )?(?:should|do|can|could) i (?:even )?(?:need to )?(?:add|get|apply to)\b|\bwhat (?:am i|is it) missing\b|\bdo about (?:it|that|this)\b/.test(
    slotted,
  )
    ? { intent: 'safety_schools' }
    : null;

/** "What could I even do about it?", after a chance. */
const aboutTheChance: FollowUp = ({ slotted, state }) =>
  state.topic !== null &&
  REASONED.includes(state.topic) &&
  /\b(?:can|could|should|do|would) i (?:even |really |actually )?(?:do|change|fix|improve)(?: anything| something)? ?(?:about|for|to change)? (?:it|that|this)\b|\banything i (?:can|could) do\b|\b(?:fix|change) (?:it|that|this)\b/.test(
    slotted,
  )
    ? { intent: 'improve_chances' }
    : null;

/** "Oh wait, I just checked, it is a 2.6 and not a 2.3" */
const correctsAFact: FollowUp = ({ slotted, entities }) =>
  entities.colleges.length === 0 &&
  entities.facts.some(({ mood, whose, kind }) => mood === 'fact' && whose === 'mine' && kind !== 'major') &&
  /^(?:oh |ok |no |hey |, )*(?:wait|actually|sorry|my bad|i (?:just )?checked|i meant|correction|oops)\b/.test(
    slotted,
  ) &&
  !/\b(?:chances?|odds|cost|price|colleges|schools)\b/.test(slotted)
    ? { intent: 'tell_fact' }
    : null;

/** "For real? Which ones?", after an answer that some colleges are still open or take nearly everyone. */
const whichColleges: FollowUp = ({ slotted, state }) =>
  OF_OPEN_COLLEGES.includes(state.toldTopic ?? '') &&
  /^(?:(?:for real|fr|really|ok|okay|so|like|wait|and|cool|oh)[ ,?!.]*)*(?:which|what) (?:ones|colleges|schools|places|are they|one)\b|^(?:like )?(?:which|where)[ ?!.]*$/.test(
    slotted,
  )
    ? { intent: 'safety_schools' }
    : null;
const OF_OPEN_COLLEGES = [
  'nothing-done-as-a-senior',
  'college-with-a-low-gpa',
  'friends-admitted-already',
  'missed-the-early-dates',
  'late-or-rolling-application',
  'low-grades',
];

/** "What are mine there?", after a friend's. */
const mineThere: FollowUp = ({ slotted, entities, state }) =>
  entities.colleges.length === 0 &&
  state.focus.length > 0 &&
  /^(?:ok |so |and |but )*what (?:are|about|is) mine there\b/.test(slotted)
    ? { intent: 'chance_at' }
    : null;

/** "Should I apply there?" */
const applyThere: FollowUp = ({ slotted, entities, state }) =>
  entities.colleges.length === 0 &&
  state.focus.length > 0 &&
  /\bshould i (?:even |still |just |also )*(?:apply|go|try)(?: to)? (?:there|it|that one|for it)\b/.test(
    slotted,
  )
    ? { intent: 'snapshot' }
    : null;

const FOLLOW_UPS: readonly FollowUp[] = [
  correctsAFact,
  changesAField,
  asAFirstYear,
  moreOnTransfers,
  keepsThem,
  savesTheBest,
  changesAComparison,
  savesIt,
  asksTheSame,
  doesItToo,
  whyLikeThat,
  swapsOne,
  ofThatKind,
  picksOne,
  plansAList,
  dropsAKind,
  notThose,
  narrowsBy,
  whichColleges,
  whereToStudyIt,
  applyThere,
  mineThere,
  theirIncome,
  aClassShare,
  anotherOne,
  asGood,
  likeThat,
  howMuchOfIt,
  onAFigure,
  worthTheDifference,
  picksAmong,
  onEarnings,
  onAnotherCount,
  comparedTo,
  heldAgainstABudget,
  forHowLong,
  tooExpensive,
  aBareNumber,
  betterThan,
  theOther,
  onlyAColleges,
  startsOne,
  isItCertain,
  anotherTerm,
  why,
  whichOfThem,
  moreOfTheActivities,
  toTheList,
  aboutTheChance,
  aRefinement,
  goesOn,
];
