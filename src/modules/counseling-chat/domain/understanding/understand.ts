import { type DialogueState } from '../conversation/dialogue-state.js';
import { limitsOf } from '../conversation/limits.js';
import { type Entities, type FactTold } from '../entities/entities.js';
import { decide, type Decision, isLikeAQuestion, likelyMeant } from '../intents/decide.js';
import { type Intent } from '../intents/intent.js';
import { slottedText, wordsOfSlotted } from '../intents/slotted-text.js';
import { wishOfTopic } from '../knowledge/advice/topics-by-meaning.js';
import { normalize } from '../language/normalize.js';
import { classShareIn } from './class-share.js';
import { askedOfCollege } from './asked-of-college.js';
import { clausesOf } from './clauses.js';
import { collegesMeant, type Meant } from './colleges-meant.js';
import { type Heard } from './heard.js';
import { followUpOf } from './follow-ups.js';
import { asksForAPlan } from './follow-ups-on-lists.js';
import { type SentenceVector } from './meaning.js';
import { asksOnOfACollege, isAnEcho, saysWhich } from './said-on.js';
import { isOnlyAnOpening } from './opening-words.js';
import { type ReadMessage } from './read-message.js';
import { asPlaces, inPlaces } from './bare-place.js';
import { twoAtOnce } from './two-at-once.js';
import { surelyATopic, topicMeant, WORDS_OF_OURS } from './topic-meant.js';
import { type Wish } from './wish.js';
import { wishInAll } from './wish-in-all.js';
import { inOrder, OF_LISTS, POLITE } from './wishes-in-order.js';

const MOST_CLAUSES_READ = 12;
/** Everything a message asks for, in the order it should be answered. */
export function understand(message: string, read: ReadMessage, state: DialogueState): readonly Wish[] {
  const inAll = wishInAll(message, read, state);
  if (inAll !== null) return [inAll];
  const clauses = withoutOpenings(clausesOf(message, read)).slice(0, MOST_CLAUSES_READ);
  const whole = clauses.length > 1 ? wishOf(message, read, state) : null;
  const isOnATopic = whole?.topic !== undefined && classShareIn(message) === null;
  if (isOnATopic && !clauses.some((clause) => asksOnOfACollege(clause, read, state)))
    return withFacts([whole], message);
  const wishes: Wish[] = [];
  for (const clause of clauses.length === 0 ? [message] : clauses) {
    const last = wishes.at(-1);
    const placed = clauses.length > 1 ? inPlaces(clause) : clause;
    const joined =
      last !== undefined && isOnlyAName(last) ? wishOf(`${last.text} ${placed}`, read, state) : null;
    if (joined?.isTold === true && joined.colleges.length > 0) {
      wishes.splice(-1, 1, ...bothAsked(joined, state));
      continue;
    }
    const wish = wishOf(placed, read, last === undefined ? state : after(state, last));
    if (last !== undefined && isAnEcho(placed, last)) continue;
    if (last !== undefined && (saysWhich(placed, last) || belongTogether(last, wish)))
      wishes.splice(-1, 1, asOne(last, wish, read, state));
    else wishes.push(...bothAsked(wish, last === undefined ? state : after(state, last)));
  }
  return withFacts(inOrder(aboutTheWhole(wishes, whole)), message);
}

/** "Chances and price at LSU please" */
function bothAsked(wish: Wish, state: DialogueState): readonly Wish[] {
  const { text, entities } = wish;
  const slotted = slottedText(normalize(text), entities);
  const both = wish.topic === undefined ? twoAtOnce(slotted) : null;
  if (both === null || entities.colleges.length > 1 || state.topic === 'compare') return [wish];
  const heard = { text, slotted, entities, state, meaning: null };
  const meant = both.map((intent) => ({ ...wish, ...collegesMeant(intent, heard), intent, isTold: true }));
  return meant.some(({ colleges }) => colleges.length === 0) ? [wish] : meant;
}

/** "Last thing." before a question asks nothing. */
function withoutOpenings(clauses: readonly string[]): readonly string[] {
  const said = clauses.filter((clause) => !isOnlyAnOpening(normalize(clause).plain));
  return said.length > 0 ? said : clauses;
}

/** Where a story is told before a question, the whole message says more surely than its sentences what is wanted. */
function aboutTheWhole(wishes: readonly Wish[], whole: Wish | null): readonly Wish[] {
  if (whole === null || (whole.likelihood ?? 0) < SURELY) return wishes;
  if (wishes.some(({ text }) => ASKS_OF_THAT.test(normalize(text).plain))) return [whole];
  const isPart = ({ intent, text, likelihood = 0 }: Wish): boolean =>
    intent === whole.intent ||
    intent === 'tell_fact' ||
    likelihood >= SURELY ||
    isLikeAQuestion(normalize(text).plain);
  const parts = wishes.filter(isPart);
  return parts.every(({ intent }) => intent === whole.intent) ? [whole] : parts;
}
const SURELY = 0.7;
/** "I will not send my scores. Does that hurt me at Purdue?" is one question. */
const ASKS_OF_THAT = /^(?:so |and |but |ok )*(?:does|do|is|will|would|can) (?:that|this)\b/;

/** Told of oneself: a major is often only thought of. */
const KEPT: readonly FactTold['kind'][] = ['gpa', 'sat', 'act', 'ap', 'honors', 'grade-level', 'home-state'];
const KEEP_NOTHING = /\b(?:do not|not to|without) (?:change|save|add|update|keep)\b|\bjust talking\b/;

/** What a student tells of themselves beside a question is offered for saving after the answer. */
function withFacts(heard: readonly Wish[], message: string): readonly Wish[] {
  const wishes = heard.length > 1 ? heard.filter((wish) => !tellsNothing(wish)) : heard;
  const isTold = ({ entities }: Wish): boolean =>
    entities.facts.some(
      ({ kind, mood, whose }) => KEPT.includes(kind) && mood === 'fact' && whose === 'mine',
    );
  const asked = wishes.filter(({ intent }) => intent !== 'tell_fact');
  if (asked.length > 0 && KEEP_NOTHING.test(normalize(message).plain)) return asked;
  const telling = wishes.find(isTold);
  if (telling === undefined || asked.length < wishes.length) return wishes;
  const { text, entities, near = [] } = telling;
  return [
    ...wishes,
    { ...OF_NO_COLLEGE, text, entities, near, intent: 'tell_fact', instead: null, isTold: true },
  ];
}

/** "So probably not that way", beside a question. */
const tellsNothing = ({ intent, entities: { facts, money, majors, wishes } }: Wish): boolean =>
  intent === 'tell_fact' && facts.length + money.length + majors.length + Object.keys(wishes).length === 0;

const OF_NO_COLLEGE: Meant = { colleges: [], assumed: [], open: null, extreme: null };

/** "Ooh, Texas State. Party school?": the name is what the next words are about. */
const isOnlyAName = ({ text, entities, topic }: Wish): boolean =>
  topic === undefined &&
  entities.colleges.length === 1 &&
  !text.includes('?') &&
  wordsBesideNames(text, entities) <= FEW_WORDS_BESIDE;
const FEW_WORDS_BESIDE = 1;
const wordsBesideNames = (text: string, entities: Entities): number =>
  slottedText(normalize(text), entities)
    .replace(/\bfor (?:a|an|me|us|somebody|someone)(?: \w+)?$|\bfor (?:a|an) \w+(?= [.!])/, '')
    .split(' ')
    .filter((word) => /^[a-z]/.test(word)).length;

/** "Fine." means whatever the talk is about. */
const FEWEST_WORDS_WITH_MEANING = 3;
const meaningIn = (text: string, slotted: string, read: ReadMessage): SentenceVector | null =>
  wordsOfSlotted(slotted).length < FEWEST_WORDS_WITH_MEANING ? null : (read.meaningOf?.(text) ?? null);

/** What one clause asks for, in this conversation. */
function wishOf(text: string, read: ReadMessage, state: DialogueState): Wish {
  const asked = asPlaces(text, state);
  const entities = read(asked);
  const slotted = slottedText(normalize(asked), entities);
  const heard = { text, slotted, entities, state, meaning: meaningIn(text, slotted, read) };
  const continued = followUpOf(heard);
  const decision = decidedOn(heard);
  if (continued !== null) {
    const surely = keepsToTheTalk(heard) ? null : surelyATopic(heard, decision);
    if (surely !== null) return aboutTopic(surely, decision, heard);
    const known = { ...heard, entities: continued.entities ?? entities };
    const meant = collegesMeant(continued.intent, known);
    return {
      ...meant,
      text,
      intent: continued.intent,
      entities: known.entities,
      instead: null,
      isTold: true,
    };
  }
  const ofCollege = askedOfCollege(heard, decision.intent);
  if (ofCollege !== null) {
    const meant =
      entities.colleges.length > 0
        ? collegesMeant(ofCollege, heard)
        : { ...OF_NO_COLLEGE, colleges: state.lastColleges.slice(0, 1) };
    return { ...meant, text, intent: ofCollege, entities, instead: null, isTold: true };
  }
  const named = aboutNamed(ofTheProduct(decision.intent, heard.slotted), heard.slotted, state);
  const likeliest = inSpanish(ofAGroup(named, heard), heard);
  const { topic, near } = topicMeant(heard, { ...decision, intent: likeliest });
  if (topic !== null) return aboutTopic(topic, { ...decision, intent: likeliest }, heard);
  const intent = isOnlyAGuess(likeliest, decision, near, heard) ? 'unclear' : likeliest;
  const meant = collegesMeant(intent, heard);
  const open = IN_WORDS_OF_OURS.includes(intent) ? null : meant.open;
  const perhaps = intent === 'unclear' ? likelyMeant(heard.slotted, state, heard.meaning) : [];
  return { ...meant, open, ...decision, intent, text, entities, near, perhaps };
}

const SAID_BEFORE = /\b(?:(?:that|what) )?(?:did you|you|you just) (?:say|said|tell me|told me) ?/;
const PRICED = /\b(?:price|cost|costs|cheaper|pay|afford|run me|run us)\b/;
const WITHOUT_TESTS =
  /\b(?:no|without|not (?:send|sending|submit|submitting)|skip|skipping) (?:any |my |the )?(?:tests?|test scores?|scores?|sats?|acts?)\b|\btest optional\b/;

/** What "what did you say Pitt costs" and "what if I went to Pitt" ask is not to say it again, or to suppose a number. */
function decidedOn({ slotted, entities, state, meaning }: Heard): Decision {
  const decision = decide(slotted, entities, state, meaning);
  const isAnswer = state.asked.some(({ turn }) => turn === state.turn);
  if (
    decision.intent === 'tell_fact' &&
    !isAnswer &&
    ON_CHANCES.includes(state.topic) &&
    GOES_ON_WITH.test(slotted)
  )
    return { ...decision, intent: 'what_if', instead: null };
  if (entities.colleges.length === 0)
    return decision.intent === 'what_if' &&
      SUPPOSED_OF.includes(state.topic) &&
      !isAnythingSupposed(entities) &&
      !/\bNUM\b/.test(slotted)
      ? { ...decision, intent: state.topic ?? decision.intent, instead: null }
      : decision;
  if (SAID_BEFORE.test(slotted)) return decide(slotted.replace(SAID_BEFORE, ''), entities, state, null);
  if (decision.intent !== 'what_if' || isAnythingSupposed(entities) || /\bNUM\b/.test(slotted))
    return decision;
  const intent = WITHOUT_TESTS.test(slotted)
    ? 'test_policy'
    : PRICED.test(slotted)
      ? 'net_price'
      : 'chance_at';
  return { ...decision, intent, instead: null };
}

/** "And 1350?", after a chance. */
const ON_CHANCES: readonly (Intent | null)[] = [
  'chance_at',
  'chances_overview',
  'what_if',
  'why_chance',
  'snapshot',
];
const GOES_ON_WITH = /^(?:and|nd|with|or) (?:an? )?NUM\b/;

/** "Does it hurt me if I don't?" supposes what was talked about. */
const SUPPOSED_OF: readonly (Intent | null)[] = ['test_policy', 'rounds', 'courses_advice', 'recommenders'];

const isAnythingSupposed = ({ facts, increase, bareNumber, round, majors, wishes }: Entities): boolean =>
  facts.some(({ kind }) => kind !== 'home-state') ||
  increase !== null ||
  bareNumber !== null ||
  round !== null ||
  majors.length > 0 ||
  wishes.majors !== undefined;

/** Words of ours on something else are no answer: what is nearest is asked about instead. */
const isOnlyAGuess = (
  intent: Intent,
  { isTold }: Decision,
  near: readonly string[],
  { meaning, entities }: Heard,
): boolean =>
  !isTold &&
  meaning !== null &&
  near.length > 0 &&
  entities.colleges.length === 0 &&
  WORDS_OF_OURS.includes(intent);

/** "For both" goes on about two colleges, and a share of a class is one student's own. */
const keepsToTheTalk = ({ text, slotted, entities, state }: Heard): boolean =>
  classShareIn(text) !== null ||
  entities.money.some(({ role }) => role === 'income') ||
  (state.lastColleges.length > 1 && /\b(?:both|each of them|these two|those two)\b/.test(slotted));

/** Which of several colleges is meant makes no difference to these. */
const IN_WORDS_OF_OURS: readonly Intent[] = WORDS_OF_OURS.filter(
  (intent) => !['majors', 'rounds', 'test_policy', 'visit'].includes(intent),
);

/** What is asked otherwise stays the subject of the talk, where it is one that is talked over. */
function aboutTopic(topic: string, decision: Decision, heard: Heard): Wish {
  const { colleges } = collegesMeant(decision.intent, heard);
  return {
    ...{
      colleges: heard.entities.colleges.length > 0 ? colleges : [],
      assumed: [],
      open: null,
      extreme: null,
    },
    text: heard.text,
    intent: askedByTopic(topic, decision),
    entities: heard.entities,
    instead: null,
    isTold: true,
    topic,
  };
}

/** What is asked for by a topic: what its words surely want, or else what it is asked for as. */
const askedByTopic = (topic: string, { intent, likelihood }: Decision): Intent =>
  SUBJECTS.includes(intent) && likelihood >= LIKELY_ENOUGH
    ? intent
    : (wishOfTopic(topic) ?? 'special_situation');
const LIKELY_ENOUGH = 0.5;
const SUBJECTS = WORDS_OF_OURS.filter((intent) => !['unclear', 'out_of_scope'].includes(intent));

/** What names nothing of Flyleaf asks for the price of a college. */
const ofTheProduct = (intent: Intent, slotted: string): Intent =>
  intent === 'plans' && !OF_THE_PRODUCT.test(slotted) ? 'net_price' : intent;
const OF_THE_PRODUCT =
  /\b(?:flyleaf|wren|this|site|website|app|here|premium|free|subscri\w+|upgrade|plans?|trial|account|sign(?:ed|ing)? up|member\w*|catch|bill(?:ed)?|card|you|your|version|unlock)\b/;

/** A greeting is only one where nothing else was said. */
const LONGEST_GREETING = 4;
const inSpanish = (intent: Intent, { entities, slotted }: Heard): Intent =>
  intent === 'greet' && entities.spanish && slotted.split(' ').length > LONGEST_GREETING ? 'spanish' : intent;

/** "My chances", right after a college was named in the same message, are the chances there. */
const aboutNamed = (intent: Intent, slotted: string, state: DialogueState): Intent =>
  intent === 'chances_overview' &&
  ((/\b(?:there|at it)\b/.test(slotted) && state.focus.length > 0) ||
    (/\b(?:of|at|for) (?:these|those|them)\b/.test(slotted) && state.lastColleges.length > 1))
    ? 'chance_at'
    : intent === 'safety_schools' &&
        /\b(?:any|one|some) of (?:these|those|them)\b/.test(slotted) &&
        state.lastColleges.length > 1
      ? 'chance_at'
      : intent;

/** "Which Ivies would I have a chance at?": a group is searched, and each row tells its chance. */
const ofAGroup = (intent: Intent, { entities, state }: Heard): Intent =>
  (intent === 'chances_overview' || (intent === 'chance_at' && state.focus.length === 0)) &&
  entities.colleges.length === 0 &&
  entities.wishes.text !== undefined
    ? 'search_colleges'
    : intent;

/** For the next clause of the same message: what was just said is the newest in mind. */
function after(state: DialogueState, { intent, colleges }: Wish): DialogueState {
  if (colleges.length === 0) return state;
  const focus = [...new Set([...colleges, ...state.focus])];
  return { ...state, topic: intent, lastColleges: colleges, focus };
}

/** "Make me a list. Nursing, big public, two safeties": what follows says which. */
const isMoreOfAList = (last: Wish, next: Wish): boolean =>
  OF_LISTS.includes(last.intent) &&
  last.colleges.length + next.colleges.length === 0 &&
  !next.text.includes('?') &&
  (OF_LISTS.includes(next.intent) || Object.keys(limitsOf(next.entities.wishes)).length > 0);

/** The same wish twice, or a sentence that only says more about the one before. */
function belongTogether(last: Wish, next: Wish): boolean {
  if (last.topic !== next.topic) return last.topic !== undefined && !next.isTold;
  if (last.intent === next.intent) return true;
  if (isMoreOfAList(last, next)) return true;
  if (last.intent === 'chance_at' && next.intent === 'chances_overview') return true;
  const saysMore = !next.isTold && next.intent !== 'unclear' && next.intent !== 'tell_fact';
  return saysMore && last.isTold && !POLITE.includes(last.intent) && last.colleges.length === 0;
}

function asOne(last: Wish, next: Wish, read: ReadMessage, state: DialogueState): Wish {
  const text = `${last.text} ${next.text}`;
  const entities = read(text);
  const heard = { text, slotted: slottedText(normalize(text), entities), entities, state, meaning: null };
  const intent = asksForAPlan(entities) ? 'recommend' : last.intent;
  return { ...last, ...collegesMeant(intent, heard), intent, text, entities };
}
