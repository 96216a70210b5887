import { type Intent } from '../intents/intent.js';
import { learnedIntents } from '../intents/learned-intents.js';
import { wordsOfSlotted } from '../intents/slotted-text.js';
import { situationIn } from '../knowledge/advice/situation.js';
import { subjectsIn } from '../knowledge/advice/subject.js';
import { NOTHING_SAID, type TalkSoFar } from '../knowledge/advice/talk-so-far.js';
import { type NearTopic } from '../knowledge/advice/topic-index.js';
import { topicCalled, topicsNear } from '../knowledge/advice/topics.js';
import { wishOfTopic } from '../knowledge/advice/topics-by-meaning.js';
import { normalize } from '../language/normalize.js';
import { type PlainWord } from '../language/message.js';
import { type Heard } from './heard.js';
import { howLongItTakes } from './asked-on-career.js';
import { hasOnlyAGeneralAnswer } from './general-answer.js';
import { namedBefore } from './named-before.js';

/** The topic a message is surely about, and those it may be about. Both by key. */
interface TopicMeant {
  readonly topic: string | null;
  readonly near: readonly string[];
}

/** What its words say of what is wanted otherwise. */
interface Rival {
  readonly intent: Intent;
  readonly strength: number;
  readonly likelihood: number;
  /** Where it is not the usual line that a topic has to pass. */
  readonly toPass?: number;
}

/** Answered by words of ours as topics are; the rest need the student's own data or that of colleges. */
export const WORDS_OF_OURS: readonly Intent[] = [
  'activities_advice',
  'aid_basics',
  'bad_news',
  'courses_advice',
  'essay_help',
  'human_help',
  'majors',
  'out_of_scope',
  'pathways',
  'recommenders',
  'rounds',
  'scholarships',
  'special_situation',
  'stress',
  'test_policy',
  'unclear',
  'visit',
];
/** Of those, the ones whose own answer is a general one, so that a topic comes before it. */
export const IN_GENERAL: readonly Intent[] = [
  'activities_advice',
  'aid_basics',
  'bad_news',
  'courses_advice',
  'pathways',
  'recommenders',
  'rounds',
  'special_situation',
  'stress',
  'unclear',
];
/** These stay what they are, whatever else is said. */
const NEVER_A_TOPIC: readonly Intent[] = [
  'ghostwrite',
  'injection',
  'tell_fact',
  'save_college',
  'remove_college',
];

/**
 * What speaks for the nearest topic, as logarithms of odds: fitted to ways to ask of writers that were left out, and to wishes in talks that
 * colleges' data answer.
 */
const OF_NEARNESS = 1.12;
const OF_WORDS = 1.32;
const OF_LEAD = 1.48;
const MOST_LEAD = 0.6;
const WITHOUT_MEANING = -1.59;
const OF_ITS_WISH = 0.27;
const LEAST_LIKELY = 0.02;
const NEAREST_IN_WORDS_TOO = 0.7;
const OF_RIVAL = -0.3;
const OF_LIKELY_RIVAL = -0.67;
const OF_LIKELY_RIVAL_OF_OURS = 0.45;
const BESIDE_NAMES = -0.75;
const AT_FIRST = -1.85;
/** The line to pass. What has no answer but a general one for all gives way the soonest. */
const TO_PASS = -0.3;
const TO_PASS_WORDS_OF_OURS = -0.6;
const TO_PASS_IN_GENERAL = -1.2;
/** These look up figures or the student's own drafts, too. */
const LOOKED_UP: readonly Intent[] = ['aid_basics', 'essay_help'];
const TO_PASS_WHAT_IS_LOOKED_UP = 0.5;
const TO_PASS_BESIDE_A_COLLEGE = 0.3;
const TO_PASS_A_FOLLOW_UP = 0.6;
/** Words that want just what a standard text answers. */
const SURE_RIVAL = 2;
const OF_SURE_RIVAL = 2.3;
const OF_RIVAL_GOING_ON = 0.23;
const SURE_OF_ITSELF = 1.9;
const OF_A_NAME = 0.6;
const NEAR_ENOUGH_TO_OFFER = 0.35;
/** By meaning too, what is far away is less than nothing. */
const NEAR_ENOUGH_IN_MEANING = 0.08;
const MOST_OFFERED = 3;
/** To a student who told their situation, its topics come first. */
const NEAR_ENOUGH_AFTER = 0.75;
const NEAR_ENOUGH_IN_SPANISH = 0.6;
const ASKED_AGAIN = 0.9;
const FEWEST_WORDS = 3;

export function topicMeant(heard: Heard, rival: Rival): TopicMeant {
  const plain = plainOutsideColleges(heard);
  if (heard.entities.spanish) return inSpanish(plain, heard);
  const named = namedBefore(plain, heard) ?? howLongItTakes(plain, heard);
  if (named !== null) return { topic: named, near: [] };
  if (asksForColleges(heard, rival) || asksOfOwnScores(heard, rival)) return { topic: null, near: [] };
  const found = notSaidAgain(
    topicsNear({ plain, meaning: heard.meaning }, talkBefore(plain, heard)),
    heard,
  ).filter(({ topic }) => !isToAParent(topic) || speaksOfAChild(plain, heard));
  const isOfTheirs = isOnlyAfter(found[0]);
  const isAWord = asksForWords(heard, rival);
  const isElse = NEVER_A_TOPIC.includes(rival.intent);
  if (isAWord || (isElse && !isOfTheirs)) return { topic: null, near: [] };
  const [first] = found;
  const near = found
    .slice(0, MOST_OFFERED)
    .filter(
      ({ nearness }) => nearness >= (heard.meaning === null ? NEAR_ENOUGH_TO_OFFER : NEAR_ENOUGH_IN_MEANING),
    )
    .map(({ topic }) => topic.key);
  const isTold = plain.split(' ').length >= FEWEST_WORDS || (first?.nearness ?? 0) > 1;
  return {
    topic: first !== undefined && isTold && surenessOf(found, rival, heard) > 0 ? first.topic.key : null,
    near,
  };
}

/** Advice on "your child" is for who has one. */
const isToAParent = ({ says, then }: NearTopic['topic']): boolean =>
  /\byour (?:child|son|daughter|kid)\b/iu.test([...says, then].join(' '));
const speaksOfAChild = (plain: string, { state }: Heard): boolean =>
  state.writer === 'parent' ||
  /\b(?:sons?|daughters?|kids?|child|children|teenager|baby|pregnant|daycare|he|she|him|her|his)\b/.test(
    plain,
  );

const MOST_WORDS_OF_TERMS = 4;

/** "Yield?", "FAFSA vs CSS Profile?": what the words mean is asked, and little else is said. */
function asksForWords({ entities: { terms }, slotted }: Heard, { intent }: Rival): boolean {
  if (intent === 'explain_term') return terms.length > 0;
  return intent === 'aid_basics' && terms.length > 1 && wordsOfSlotted(slotted).length <= MOST_WORDS_OF_TERMS;
}

/** Whether to take a test again, or to send its score, is told from the student's own. */
const asksOfOwnScores = ({ slotted }: Heard, { intent }: Rival): boolean =>
  intent === 'test_policy' && /\b(?:re-?tak\w+|again|send|submit)\b/.test(slotted);

const SEARCHED: readonly Intent[] = [
  'search_colleges',
  'refine',
  'cheapest',
  'recommend',
  'safety_schools',
  'list_balance',
];
const FEWEST_WISHES = 2;
const SURELY_COMPARED = 0.4;
const NAMED_OR_WANTED =
  /\b(?:need|want|find|show|give|suggest|recommend|name|more|some)\b.*\b(?:safet(?:y|ies)|targets|reaches)\b/;

/** Colleges side by side, a search with several wishes, or "I need safeties": no words of ours answer that. */
function asksForColleges({ entities, slotted }: Heard, { intent, strength }: Rival): boolean {
  if (entities.colleges.length > 1 && (/\b(?:vs|compare|or)\b/.test(slotted) || intent === 'compare'))
    return strength >= SURELY_COMPARED || /\b(?:vs|compare)\b/.test(slotted);
  if (entities.colleges.length > 0 || !SEARCHED.includes(intent)) return false;
  return Object.keys(entities.wishes).length >= FEWEST_WISHES || NAMED_OR_WANTED.test(slotted);
}

/** Names need data, which is answered in English; every other question in Spanish is answered in Spanish. */
function inSpanish(plain: string, heard: Heard): TopicMeant {
  const [first] = topicsNear({ plain, meaning: null, language: 'es' }, NOTHING_SAID);
  const isFound = first !== undefined && first.nearness >= NEAR_ENOUGH_IN_SPANISH && !hasNames(heard);
  return { topic: isFound ? first.topic.key : null, near: [] };
}

/** Its own words come before what was said earlier. */
const talkBefore = (plain: string, { state }: Heard): TalkSoFar => ({
  situation: situationIn(plain) ?? state.situation ?? null,
  subjects: [...subjectsIn(plain), ...(state.subjects ?? []).map(({ subject }) => subject)],
});

const isOnlyAfter = (found: NearTopic | undefined): boolean =>
  found !== undefined && (found.topic.after !== undefined || found.topic.goesOnFrom !== undefined);

/** Who asks on after an answer wants more than the same one. */
function notSaidAgain(found: readonly NearTopic[], { state }: Heard): readonly NearTopic[] {
  const [first, ...others] = found;
  const isTheSame = first !== undefined && first.topic.key === state.toldTopic;
  return isTheSame && first.nearness < ASKED_AGAIN ? others : found;
}

/** Above 0 where the first is more likely meant than not. */
function surenessOf(found: readonly NearTopic[], rival: Rival, heard: Heard): number {
  const [first, second] = found;
  if (first === undefined) return -1;
  if (first.topic.goesOnFrom !== undefined) return surenessOfGoingOn(first, rival, heard);
  if (isOnlyAfter(first)) return first.nearness - NEAR_ENOUGH_AFTER;
  const { intent, strength, likelihood, toPass = lineFor(rival, heard) } = rival;
  const isOfOurs = WORDS_OF_OURS.includes(intent);
  return (
    AT_FIRST +
    OF_NEARNESS * first.nearness +
    OF_WORDS * first.inWords +
    OF_LEAD * Math.min(MOST_LEAD, first.nearness - (second?.nearness ?? 0)) +
    OF_ITS_WISH * Math.log(LEAST_LIKELY + likelihoodOfItsWish(first.topic.key, heard)) +
    (isNearestInWords(first, found) ? NEAREST_IN_WORDS_TOO : 0) +
    (heard.meaning === null ? WITHOUT_MEANING : 0) +
    OF_RIVAL * strength +
    (isOfOurs ? OF_LIKELY_RIVAL_OF_OURS : OF_LIKELY_RIVAL) * likelihood +
    (hasNames(heard) ? BESIDE_NAMES : 0) -
    toPass
  );
}

const lineFor = (rival: Rival, heard: Heard): number =>
  lineAt(rival, heard) + OF_SURE_RIVAL * Math.max(0, rival.strength - SURE_RIVAL);

function lineAt({ intent }: Rival, heard: Heard): number {
  if (heard.entities.colleges.length > 0) return TO_PASS_BESIDE_A_COLLEGE;
  if (hasOnlyAGeneralAnswer(intent, heard)) return TO_PASS_IN_GENERAL;
  if (LOOKED_UP.includes(intent)) return TO_PASS_WHAT_IS_LOOKED_UP;
  return WORDS_OF_OURS.includes(intent) ? TO_PASS_WORDS_OF_OURS : TO_PASS;
}

const likelihoodOfItsWish = (topic: string, { slotted, state, meaning }: Heard): number =>
  learnedIntents(slotted, state.topic, meaning).get(wishOfTopic(topic) ?? 'unclear') ?? 0;

const isNearestInWords = (first: NearTopic, found: readonly NearTopic[]): boolean =>
  found.every(({ inWords }) => inWords <= first.inWords);

/** A short question after that subject; a name in it, or words that surely want something else, speak against it. */
const surenessOfGoingOn = (
  { nearness }: NearTopic,
  { intent, strength }: Rival,
  { entities, slotted, state }: Heard,
): number =>
  nearness -
  NEAR_ENOUGH_AFTER -
  OF_RIVAL_GOING_ON * Math.max(0, strength - SURE_OF_ITSELF) -
  (entities.colleges.length > 0 ? OF_A_NAME : 0) -
  (OF_COLLEGES_MEANT.includes(intent) && state.lastColleges.length > 0 ? OF_A_NAME : 0) -
  (entities.terms.length > 0 && slotted.split(' ').length <= FEWEST_WORDS ? OF_A_NAME : 0);

/** Right after colleges were spoken of, these are about them. */
const OF_COLLEGES_MEANT: readonly Intent[] = ['test_policy', 'college_facts', 'net_price', 'majors'];

/** A college or a grade asks for data first. */
const hasNames = ({ entities: { colleges, facts } }: Heard): boolean => colleges.length + facts.length > 0;

/** A college's name tells nothing of the topic. */
function plainOutsideColleges({ text, entities: { colleges } }: Heard): string {
  const isOutside = ({ from, to }: PlainWord): boolean =>
    !colleges.some(({ span }) => from < span.to && to > span.from);
  return normalize(text)
    .words.filter(isOutside)
    .map((word) => word.text)
    .join(' ');
}

const FEWEST_WORDS_BEFORE_FOLLOW_UPS = 6;

const isSaidOnlyHere = (topic: string, heard: Heard): boolean => {
  const plain = plainOutsideColleges(heard);
  return (
    topicCalled(topic).goesOnFrom !== undefined ||
    namedBefore(plain, heard) === topic ||
    howLongItTakes(plain, heard) === topic
  );
};

/** A whole sentence that is surely about a topic is no follow-up, and neither is what only that talk can mean. */
export function surelyATopic(heard: Heard, rival: Rival): string | null {
  const isOnlyAWord = heard.entities.terms.length > 0 && heard.slotted.split(' ').length <= FEWEST_WORDS + 1;
  if (heard.entities.spanish || isOnlyAWord) return null;
  const { topic } = topicMeant(heard, { ...rival, toPass: TO_PASS_A_FOLLOW_UP });
  const isWhole = heard.slotted.split(' ').length >= FEWEST_WORDS_BEFORE_FOLLOW_UPS;
  return topic !== null && (isWhole || isSaidOnlyHere(topic, heard)) ? topic : null;
}
