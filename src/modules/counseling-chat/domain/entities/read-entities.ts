import { type Message } from '../language/message.js';
import { isSpanish } from '../language/spanish.js';
import { calledAsBefore } from './colleges/called-as-before.js';
import { type About, collegeSpans, mentionOf, spanOfName } from './colleges/find-colleges.js';
import { shortForSaved } from './colleges/short-for-saved.js';
import {
  type CollegeMention,
  type Entities,
  type FactTold,
  type Impossible,
  type MajorMention,
  type MoneyMention,
  type SearchWishes,
  type Span,
} from './entities.js';
import { type Lexicon } from './lexicon.js';
import { numbersIn } from './numbers.js';
import { readBareNumber, readCount, readIncrease } from './pointing/read-counts.js';
import { readListPlan, readSplit } from './pointing/read-list-plan.js';
import { readPage } from './pointing/read-page.js';
import { readReferences } from './pointing/read-references.js';
import { readRefinements } from './pointing/read-refinements.js';
import { readTerms } from './read-terms.js';
import { labelled } from './said/labelled-numbers.js';
import { readCourses } from './said/read-courses.js';
import { factsAlone } from './said/facts-alone.js';
import { letterAverage } from './said/read-gpa.js';
import { readGradeLevel } from './said/read-grade-level.js';
import { readMoney } from './said/read-money.js';
import { readRank } from './said/read-rank.js';
import { readRound } from './said/read-round.js';
import { readScores } from './said/read-scores.js';
import { moodAt, whoseAt } from './said/whose-and-mood.js';
import { readKinds } from './wished/read-kinds.js';
import { isLeftOut } from './wished/left-out-places.js';
import { isOwnMajor, readMajors } from './wished/read-majors.js';
import { type PlacesRead, readPlaces } from './wished/read-places.js';
import { COLD_STATES, WARM_STATES, WISHES_FOR_COLD, WISHES_FOR_WARMTH } from './wished/warm-states.js';
import { WordView } from './word-view.js';

/** Everything a message names. Never throws, whatever was typed. */
export function readEntities(message: Message, lexicon: Lexicon, about: About): Entities {
  const spans = collegeSpans(message, lexicon, [...about.focus, ...about.saved]).filter(
    (span) =>
      span.possible.some(({ college }) => about.focus.includes(college.unitId)) ||
      !isPlaceLeftOut(spanOfName(span, message), message, lexicon),
  );
  const named = spans.map((span) => spanOfName(span, message));
  const before = calledAsBefore(message, [], about.focus, lexicon.colleges).filter(
    ({ span }) =>
      !named.some(({ from, to }) => from <= span.from && to >= span.to && to - from > span.to - span.from),
  );
  const short = shortForSaved(message, named, about, lexicon.colleges);
  const names = [...named, ...[...short, ...before].map(({ span }) => span)];
  const view = new WordView(message, names);
  const places = readPlaces(view, lexicon);
  const colleges = calledAsBefore(
    message,
    [...spans.map((span) => mentionOf(span, message, lexicon, { ...about, ...places })), ...short],
    about.focus,
    lexicon.colleges,
  ).toSorted((one, other) => one.span.from - other.span.from);
  const rest = new WordView(message, [...names, ...places.spans]);
  const majors = readMajors(rest, lexicon);
  const numbers = numbersIn(rest);
  const money = readMoney(rest, numbers);
  const said = told(rest, { places, majors }, about.today);
  const wishes = wishesOf(rest, lexicon, { places, majors, money, colleges, about });
  const [state = null, another] = wishes.states ?? [];
  const alone = factsAlone(new WordView(message, names), {
    facts: said.facts,
    places: places.spans,
    state: another === undefined ? state : null,
  });
  return {
    colleges,
    wishes: alone === null || colleges.length > 0 ? wishes : withoutPlaces(wishes),
    facts: colleges.length > 0 ? said.facts : (alone ?? said.facts),
    impossible: said.impossible,
    majors,
    money,
    round: readRound(rest),
    terms: readTerms(rest),
    page: readPage(message.plain),
    count: readCount(rest),
    plan: readListPlan(rest),
    split: readSplit(message.plain),
    references: readReferences(rest),
    refinements: readRefinements(message.plain),
    bareNumber: readBareNumber(rest, numbers),
    increase: readIncrease(rest, numbers),
    spanish: isSpanish(message.original, message.words),
  };
}

const withoutPlaces = (wishes: SearchWishes): SearchWishes =>
  Object.fromEntries(Object.entries(wishes).filter(([name]) => name !== 'states'));

/** "Somewhere other than Ohio" is about the state. */
function isPlaceLeftOut({ from, to }: Span, { original }: Message, lexicon: Lexicon): boolean {
  return (
    lexicon.words.statesOf(original.slice(from, to).toLowerCase(), false) !== undefined &&
    isLeftOut(original.slice(0, from).toLowerCase().trimEnd())
  );
}

/** What students said of themselves or of others. Race, gender, religion, family and income are never among it. */
function told(
  view: WordView,
  { places, majors }: { places: PlacesRead; majors: readonly MajorMention[] },
  today: Date | undefined,
): Pick<Entities, 'facts' | 'impossible'> {
  const numbers = numbersIn(view);
  const ranks = readRank(view, numbers);
  const inRank = new WordView(view.message, [...ranks.map(({ span }) => span), ...view.taken]);
  const courses = readCourses(inRank);
  const taken = [...ranks, ...courses].map(({ span }) => span);
  const rest = new WordView(view.message, [...taken, ...view.taken]);
  const scores = readScores(rest, labelled(rest, numbersIn(rest)));
  const all: (FactTold | Impossible)[] = [
    ...scores.facts,
    ...scores.impossible,
    ...letterAverage(rest),
    ...courses,
    ...ranks,
    ...readGradeLevel(rest, today),
    ...homeState(places),
    ...ownMajors(view, majors),
  ];
  return {
    facts: all.flatMap((one) => ('words' in one ? [] : [one])),
    impossible: all.flatMap((one) => ('words' in one ? [one] : [])),
  };
}

function homeState({ home }: PlacesRead): FactTold[] {
  if (home === null) return [];
  return [{ kind: 'home-state', value: home.state, span: home.span, mood: home.mood, whose: home.whose }];
}

const ownMajors = (view: WordView, majors: readonly MajorMention[]): FactTold[] =>
  majors.flatMap((value): FactTold[] => {
    const from = view.message.words.findIndex((word) => word.from === value.span.from);
    if (!isOwnMajor(view, { from })) return [];
    const mood = moodAt(view, from) === 'supposed' ? 'supposed' : 'fact';
    return [{ kind: 'major', value, span: value.span, mood, whose: whoseAt(view, from) }];
  });

interface Wished {
  readonly places: PlacesRead;
  readonly majors: readonly MajorMention[];
  readonly money: readonly MoneyMention[];
  readonly colleges: readonly CollegeMention[];
  readonly about: About;
}

const LEAST_PRICE = 1000;
const MOST_PRICE = 200_000;

function wishesOf(view: WordView, lexicon: Lexicon, wished: Wished): SearchWishes {
  const { places, majors, money, colleges } = wished;
  const limit = money.find(
    ({ role, dollars }) => role === 'limit' && dollars >= LEAST_PRICE && dollars <= MOST_PRICE,
  );
  const cips = [...new Set(majors.flatMap((major) => major.cips))];
  const kinds = readKinds(view, lexicon);
  const without = [...(kinds.without ?? []), ...leftOut(view, colleges)];
  return {
    ...kinds,
    ...nearHome(view, wished),
    ...warmPlaces(view, wished),
    ...coldPlaces(view, wished),
    ...places.wishes,
    ...(cips.length > 0 && { majors: cips }),
    ...(limit !== undefined && { netPriceMax: limit.dollars }),
    ...(without.length > 0 && { without }),
  };
}

const NEAR_HOME =
  /\b(?:near me|near home|close to home|close to me|close by|around me|nearby|local|near my house|in state|instate|in my state|in the state|in this state|my state|my home state|(?:that|it|this) (?:around )?here)\b/;

/** "Near me" is in the home state, as for the search. */
function nearHome(view: WordView, { about: { homeState } }: Wished): SearchWishes {
  if (homeState === null) return {};
  const { plain } = view.message;
  if (NOT_AWAY.test(plain) && !OF_PRICES.test(plain)) return { states: [homeState] };
  const isAway = AWAY_FROM_HOME.test(plain) && !OF_PRICES.test(plain);
  const order: SearchWishes = NOT_FAR.test(plain) ? { sort: 'distance' } : {};
  if (isAway) return { ...order, statesWithout: [homeState] };
  return NEAR_HOME.test(plain) && !/\bout of state\b/.test(plain) ? { ...order, states: [homeState] } : order;
}
const AWAY_FROM_HOME =
  /\bout of state\b|\boutside (?:of )?(?:my|our|the) (?:home )?state\b|\bleav(?:e|ing) (?:my|our|the|this) state\b|\bnot in (?:my|our) state\b/;
/** "Take off anything out of state" */
const NOT_AWAY =
  /\b(?:take off|take out|remove|drop|delete|get rid of|cut|no|not|without|nothing|skip|leave out)\b(?: \w+){0,4} (?:out of state|outside (?:of )?(?:my|our|the) state)\b/;
const OF_PRICES = /\b(?:tuition|prices?|costs?|much|fees?|expensive|pay|charge\w*|cheaper|why)\b/;
const NOT_FAR =
  /\bnot (?:too |that |so |super |really )?far\b|\bwithin (?:a few|driving|a couple)\b|\bdriving distance\b/;

const warmPlaces = ({ message }: WordView, { places }: Wished): SearchWishes =>
  WISHES_FOR_WARMTH.test(message.plain) &&
  places.wishes.states === undefined &&
  places.wishes.regions === undefined
    ? { states: WARM_STATES.filter((state) => places.wishes.statesWithout?.includes(state) !== true) }
    : {};

const coldPlaces = ({ message }: WordView, { places }: Wished): SearchWishes =>
  WISHES_FOR_COLD.test(message.plain) &&
  places.wishes.states === undefined &&
  places.wishes.regions === undefined
    ? { states: COLD_STATES }
    : {};

/** "without Duke", "not Duke" */
const leftOut = ({ message }: WordView, colleges: readonly CollegeMention[]): number[] =>
  colleges.flatMap(({ span, candidates }) => {
    const before = message.original.slice(0, span.from);
    return /\b(?:without|except|besides|excluding|other than|no|not)\s+$/i.test(before)
      ? candidates.slice(0, 1)
      : [];
  });
