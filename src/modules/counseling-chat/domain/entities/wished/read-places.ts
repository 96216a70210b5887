import { type Mood, type SearchWishes, type Span, type Whose } from '../entities.js';
import { type Lexicon } from '../lexicon.js';
import { type FoundPhrase, phrasesIn, type WordView, wordSet } from '../word-view.js';
import { moodAt, whoseAt } from '../said/whose-and-mood.js';
import { isLeftOut } from './left-out-places.js';

export interface PlacesRead {
  readonly wishes: Pick<
    SearchWishes,
    'states' | 'statesWithout' | 'regions' | 'near' | 'nearName' | 'withinMiles' | 'withoutCity'
  >;
  /** Where the student lives. */
  readonly home: {
    readonly state: string;
    readonly span: Span;
    readonly mood: Mood;
    readonly whose: Whose;
  } | null;
  /** Every state and city named, which may settle which college is meant. */
  readonly statesNamed: readonly string[];
  readonly citiesNamed: readonly string[];
  readonly spans: readonly Span[];
}

const LONGEST_PLACE = 4;
const BEFORE_PLACE = wordSet('in near around by outside of from within close inside across to at');
const MAY_BE_CODE = wordSet('in from near');
/** "I live in Ohio", "I'm from Ohio" */
const AT_HOME =
  /(?:\blive in|\blives in|\blived in|\blive|\bwas from|\bwere from|\bam from|\bi am in|\bwe are in|\bresident of|\bhome state is|\bstate is|\bfrom the state of|\bmoved to|\bi am a|\bhome is|\bgo to (?:high )?school in|\blive now in|\b(?:freshman|sophomore|junior|senior|grader|grade) (?:here )?in|\bstudent in)$/;
/** "from like the middle of nowhere Montana" */
const FROM_AROUND_THERE =
  /\bi am from(?: (?:like|a|an|the|tiny|small|rural|little|middle|nowhere|of|in|part|side|town|city|north|south|east|west|northern|southern|eastern|western|central|upstate|way|out))+$/;
const COUNTRY_WORDS = /\b(?:tbilisi|caucasus|country of georgia|georgia the country|republic of georgia)\b/;
const MILES_IN_CITY = 25;
const MILES_AROUND = 50;
const NEAR = wordSet('near around by outside close');

/** States, regions and cities outside the names of colleges. */
export function readPlaces(view: WordView, { words, colleges }: Lexicon): PlacesRead {
  if (COUNTRY_WORDS.test(view.message.plain)) return NO_PLACES;
  const states = phrasesIn(view, LONGEST_PLACE, (phrase, from) =>
    words.isRegion(phrase) && !phrase.includes(' ') && !isRegionMeant(view, from)
      ? undefined
      : words.statesOf(phrase, mayBeCode(view, from)),
  ).filter(({ from, meaning }) => meaning.length > 1 || !isDirection(view, from));
  const isState = (at: number): boolean => states.some(({ from, to }) => at >= from && at < to);
  const cities = phrasesIn(view, LONGEST_PLACE, (phrase, from) =>
    isState(from) || !(BEFORE_PLACE.has(view.at(from - 1)) || isWhichOne(view, from))
      ? undefined
      : (colleges.city(phrase) ?? cityOfNickname(phrase, words, colleges)),
  );
  const homeAt =
    states.find(({ meaning, from }) => meaning.length === 1 && isHome(view, from)) ??
    cities
      .filter(({ from }) => isHome(view, from))
      .map((city) => ({ ...city, meaning: [city.meaning.state] }))[0];
  const named = states.filter((found) => found !== homeAt && !isPartOfName(view, found.from));
  const without = leftOutOf(view, named);
  const wished = named.filter((found) => !without.includes(found));
  const statesWithout = [...new Set(without.flatMap(({ meaning }) => meaning))];
  return {
    wishes: {
      ...stateWishes(view, wished),
      ...(statesWithout.length > 0 && { statesWithout }),
      ...nearWishes(view, cities, wished.length > 0),
    },
    home: homeAt === undefined ? null : homeOf(view, homeAt),
    statesNamed: states
      .filter((found) => !without.includes(found))
      .flatMap(({ meaning }) => (meaning.length === 1 ? meaning : [])),
    citiesNamed: cities.map(({ from, to }) => view.phrase(from, to)),
    spans: [...states, ...cities].map(({ from, to }) => view.span(from, to)),
  };
}

/** "the Tucson one" */
const isWhichOne = (view: WordView, from: number): boolean =>
  view.at(from - 1) === 'the' && view.after(from, 2).some((text) => text === 'one' || text === 'campus');

type FoundStates = FoundPhrase<readonly string[]>;
/** "Outside Texas or Oklahoma" leaves out both. */
function leftOutOf(view: WordView, found: readonly FoundStates[]): readonly FoundStates[] {
  return found.reduce<readonly FoundStates[]>((out, one) => {
    const goesOn = out.some(({ to }) => to === one.from - 1 && /^(?:or|and|,|nor)$/.test(view.at(to)));
    return goesOn || isLeftOut(view.before(one.from, 6).toReversed().join(' ')) ? [...out, one] : out;
  }, []);
}

/** "Miami University, Ohio", "Trinity in Texas" */
const isPartOfName = (view: WordView, from: number): boolean => {
  const isAfterWord = /^(?:in|of|,)$/.test(view.at(from - 1));
  return view.isTaken(isAfterWord ? from - 2 : from - 1);
};

const NO_PLACES: PlacesRead = { wishes: {}, home: null, statesNamed: [], citiesNamed: [], spans: [] };

const cityOfNickname = (phrase: string, words: Lexicon['words'], colleges: Lexicon['colleges']) => {
  const first = words.citiesOf(phrase)[0];
  return first === undefined ? undefined : colleges.city(first.replace(/ [a-z]{2}$/, ''));
};

/** Two letters are a state in capitals, or after a word such as "from" unless they are a word themselves. */
function mayBeCode(view: WordView, at: number): boolean {
  const token = view.token(at);
  if (token?.text.length !== 2) return false;
  if (token.isAllCaps) return !WORDS_IN_CAPITALS.has(token.text) || MAY_BE_CODE.has(view.at(at - 1));
  if (view.at(at - 1) === 'outside' && NEVER_WORDS_THERE.has(token.text)) return true;
  if (MAY_BE_CODE.has(view.at(at - 1))) return !WORDS_AFTER_IN.has(token.text);
  return /^(?:or|and|,)$/.test(view.at(at - 1)) && !WORDS_LIKE_CODES.has(token.text);
}
/** "outside oh" */
const NEVER_WORDS_THERE = wordSet('oh pa ma md ct ia ne id de al co ms');
/** "in me", "in la"; nobody says "in pa" of anything else. */
const WORDS_AFTER_IN = wordSet('in or me hi ok oh la');
const WORDS_IN_CAPITALS = wordSet('in or me hi ok oh id ma pa la de al co ms md ct va');
const WORDS_LIKE_CODES = wordSet('in or me hi ok oh id ma pa la de al co ms md ct ia ne');

/** "the west", "in the south", "east coast" are regions; "west" of "west point" is none. */
const isRegionMeant = (view: WordView, from: number): boolean =>
  !/^(?:south|west)$/.test(view.at(from)) || /^(?:the|in|out|down)$/.test(view.at(from - 1));

/** "Washington D.C." is read as one; "north" of another word is not a state. */
const isDirection = (view: WordView, from: number): boolean => view.at(from - 1) === 'george';

const isHome = (view: WordView, from: number): boolean => {
  const before = view.before(from, 9).toReversed().join(' ');
  if (/\b(?:colleges?|schools?|universities|kids|students|people|ones)$/.test(before.replace(/ from$/, '')))
    return false;
  return (
    AT_HOME.test(before) ||
    FROM_AROUND_THERE.test(before) ||
    (/^(?:from|i am from|im from)$/.test(before) && view.length <= 6) ||
    /\bresident\b/.test(view.at(from + 1))
  );
};

const homeOf = (
  view: WordView,
  { from, to, meaning }: FoundPhrase<readonly string[]>,
): PlacesRead['home'] => ({
  state: meaning[0] ?? '',
  span: view.span(from, to),
  mood: moodAt(view, from) === 'supposed' ? 'supposed' : 'fact',
  whose: whoseAt(view, from),
});

function stateWishes(
  view: WordView,
  found: readonly FoundPhrase<readonly string[]>[],
): Pick<SearchWishes, 'states' | 'regions'> {
  const regions = found.flatMap(({ from, to }) => REGIONS.get(view.phrase(from, to)) ?? []);
  const states = found
    .filter(({ from, to }) => !REGIONS.has(view.phrase(from, to)))
    .flatMap(({ meaning }) => meaning);
  return {
    ...(states.length > 0 && { states: [...new Set(states)] }),
    ...(regions.length > 0 && { regions: [...new Set(regions)] }),
  };
}
/** Regions that students and the federal data draw alike. */
const REGIONS: ReadonlyMap<string, string> = new Map([
  ['new england', 'new-england'],
  ['great plains', 'plains'],
]);

function nearWishes(
  view: WordView,
  cities: readonly FoundPhrase<{ readonly zip: string | null }>[],
  isStateNamed: boolean,
): Pick<SearchWishes, 'near' | 'nearName' | 'withinMiles' | 'withoutCity'> {
  const miles = milesSaid(view);
  const zip = /(?:^| )(?:near|around|of|in|zip|zip code|from) (\d{5})(?= |$)/.exec(view.message.plain)?.[1];
  if (zip !== undefined) return { near: zip, withinMiles: miles ?? MILES_AROUND };
  const isOut = (found: FoundPhrase<unknown>): boolean =>
    /\bnot (?:right |exactly |directly )?(?:in|inside)(?: the city of)?$/.test(
      view.before(found.from, 5).toReversed().join(' '),
    );
  const out = cities.find(isOut);
  const city = cities.find((found) => !isOut(found)) ?? out;
  if (out !== undefined && city === out && isStateNamed)
    return { withoutCity: view.phrase(out.from, out.to) };
  if (city === undefined || city.meaning.zip === null) return {};
  const isNear = NEAR.has(view.at(city.from - 1)) || view.at(city.from - 2) === 'close' || city === out;
  return {
    near: city.meaning.zip.slice(0, 5),
    nearName: capitalized(view.phrase(city.from, city.to)),
    withinMiles: miles ?? (isNear ? MILES_AROUND : MILES_IN_CITY),
    ...(out !== undefined && { withoutCity: view.phrase(out.from, out.to) }),
  };
}

const capitalized = (name: string): string =>
  name.replace(/(?:^| )\p{L}/gu, (letter) => letter.toUpperCase());

const MOST_MILES = 3000;
function milesSaid(view: WordView): number | undefined {
  const said = /(?:^| )(\d{1,4}) (?:miles|mi|mile)(?= |$)/.exec(view.message.plain)?.[1];
  return said === undefined ? undefined : Math.min(MOST_MILES, Math.max(1, Number(said)));
}
