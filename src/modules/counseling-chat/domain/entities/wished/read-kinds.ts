import { isGroup } from '../colleges/name-groups.js';
import { type SearchWishes } from '../entities.js';
import { type Lexicon, type PhraseFilters } from '../lexicon.js';
import { type FoundPhrase, phrasesIn, type WordView, wordSet } from '../word-view.js';

const LONGEST_KIND = 6;
const LONGEST_GROUP = 4;
/** Everyday words that name a kind of college only right before a word for colleges. */
const EVERYDAY = wordSet(
  'likely safe easy best top men women mens girls boys trade certificate elite competitive public private big large small tiny huge ' +
    'medium urban rural online cheap cheapest affordable selective biggest largest reach target safety women',
);
const COLLEGES = wordSet(
  'college colleges school schools university universities unis place places option options one ones campus campuses only reaches ' +
    'targets safeties list public private small large liberal urban rural women womens research',
);
/** "something small", "only public": a wish without the word for colleges. */
const WISH_BEFORE = wordSet(
  'big small large medium cheap nice good only just something somewhere prefer want more another a any some find show suggest me other one and but or my',
);
const SUPERLATIVES = wordSet('biggest largest cheapest');
/** In these phrases the word says something else: "how big", "is this private". */
const NOT_BEFORE = wordSet('how this that is it so too chat conversation as very');

/** What a message says of the kind, size and price of colleges. */
export function readKinds(view: WordView, { words }: Lexicon): SearchWishes {
  const [group] = phrasesIn(view, LONGEST_GROUP, (phrase) => (isGroup(phrase, words) ? phrase : undefined));
  // "Big Ten" says nothing of size.
  const isInGroup = (from: number): boolean => group !== undefined && from >= group.from && from < group.to;
  const found = phrasesIn(view, LONGEST_KIND, (phrase, from, to) => {
    if (isInGroup(from)) return undefined;
    const filters = words.kindOf(phrase);
    if (filters === undefined || !isMeant(phrase, from, to, view)) return undefined;
    if (filters.size !== undefined && isTooMuch(view, from)) return otherSize(filters.size);
    return isDenied(view, from) ? opposite(filters) : filters;
  });
  return Object.assign(
    {},
    ...found.map(wishesOf),
    group !== undefined && isDenied(view, group.from)
      ? { without: words.groupOf(group.meaning) }
      : groupOf(group),
    ...ratesIn(view),
    orderIn(view.message.plain),
  ) as SearchWishes;
}

const EASIEST =
  /\b(?:easiest|easy) (?:\w+ ){0,3}(?:to get (?:in|into)|to get accepted|that (?:will |would )?(?:take|accept) (?:me|anyone|everyone))\b|\beasiest (?:colleges?|schools?|universit(?:y|ies)|ones?)\b/;
const BEST_PAID =
  /\b(?:best|good) (?:\w+ )?(?:for|at) (?:getting rich|making money|earning)\b|\b(?:getting|get) rich\b|\b(?:make|makes|making|earn|earns|paid) the most(?: money)?\b|\b(?:highest|best) (?:paid|earnings|salar(?:y|ies)|pay)\b/;
const REAL_SHOT =
  /\b(?:real(?:istic)?|good|decent|actual) (?:shot|chance)(?: at)?\b(?!.*\bCOLLEGE\b)|\bi can (?:actually|realistically) get into\b/;
/** Smaller ones often have few places, and admit whom they choose to count. */
const FEWEST_STUDENTS = 1000;

/** "Sort by price" */
const SORTED_BY: readonly (readonly [RegExp, NonNullable<SearchWishes['sort']>])[] = [
  [/\b(?:sort\w*|order\w*|rank\w*)\b.*\bby (?:the )?(?:price|cost|money)\b/, 'netPrice'],
  [/\b(?:sort\w*|order\w*|rank\w*)\b.*\bby (?:the )?(?:grad|graduat)\w*/, 'completion'],
  [/\b(?:sort\w*|order\w*|rank\w*)\b.*\bby (?:the )?size\b/, 'size'],
  [/\b(?:sort\w*|order\w*|rank\w*)\b.*\bby (?:the )?(?:earnings|salary|pay)\b/, 'earnings'],
];

/** An order that is named by a whole clause: "the easiest college to get into". */
function orderIn(plain: string): SearchWishes {
  const by = SORTED_BY.find(([pattern]) => pattern.test(plain))?.[1];
  if (by !== undefined) return { sort: by };
  if (BEST_PAID.test(plain)) return { sort: 'earnings' };
  if (REAL_SHOT.test(plain)) return { category: 'target' };
  return EASIEST.test(plain) ? { sort: 'admitRate', sizeMin: FEWEST_STUDENTS } : {};
}

function isMeant(phrase: string, from: number, to: number, view: WordView): boolean {
  if (/^\d/.test(phrase)) return false;
  if (!EVERYDAY.has(phrase)) return true;
  if (isBetweenCommas(from, to, view)) return true;
  if (SUPERLATIVES.has(phrase) && /^(?:is|the)$/.test(view.at(from - 1))) return true;
  if (/^nothing(?: that is)? too$/.test(view.phrase(Math.max(0, from - 4), from))) return true;
  if (NOT_BEFORE.has(view.at(from - 1))) return false;
  return (
    COLLEGES.has(view.at(to)) ||
    COLLEGES.has(view.at(to + 1)) ||
    WISH_BEFORE.has(view.at(from - 1)) ||
    view.length <= 2
  );
}

/** "Under 15k, public, not in Houston" */
const isBetweenCommas = (from: number, to: number, view: WordView): boolean =>
  view.at(from - 1) === ',' && /^(?:,|and|\.|)$/.test(view.at(to));

const DENIES = wordSet('without no not except drop remove minus');
const isDenied = (view: WordView, from: number): boolean =>
  DENIES.has(view.at(from - 1)) || (view.at(from - 1) === 'the' && DENIES.has(view.at(from - 2)));

/** "Without the private ones" are the public ones; other kinds that are not wanted are left alone. */
function opposite({ ownership }: PhraseFilters): PhraseFilters {
  if (ownership === undefined) return {};
  return { ownership: ownership[0] === '1' ? ['2'] : ['1'] };
}

/** "Not a big school", "I would get lost in a huge place" */
const TOO_MUCH =
  /\b(?:(?:not|no|nothing|never|avoid|hate|dislike)(?: (?:an?|the|any|too|so|that|really|super|very|in|at|to|for|into|want|like|looking|be|go|something|some))*|(?:lost|overwhelm\w*|drown\w*|swallow\w*|scared|afraid|intimidat\w+|anonymous|invisible)(?: (?:up|in|at|of|by|an?|the|any|such|some|these|those|one))*)$/;
const isTooMuch = (view: WordView, from: number): boolean =>
  TOO_MUCH.test(view.before(from, 8).toReversed().join(' '));

/** Who finds a size too much looks for the other. */
const otherSize = (size: NonNullable<PhraseFilters['size']>): PhraseFilters => {
  if (size.includes('large')) return { size: ['small'] };
  return size.includes('small') ? { size: ['medium'] } : {};
};

const SETTINGS = { urban: 'Urban', suburban: 'Suburban', rural: 'Rural' } as const;
const SIZES = ['small', 'medium', 'large'] as const;
const POLICIES = ['required', 'recommended', 'optional', 'not-considered'] as const;
const CATEGORIES = ['reach', 'target', 'safety'] as const;
const SORTS = ['netPrice', 'completion', 'size', 'earnings', 'admitRate'] as const;

/** The catalogue's filters as wishes of a talk. */
function wishesOf({ meaning }: FoundPhrase<PhraseFilters>): SearchWishes {
  const { ownership, degrees_awarded, locale, size, designation, testPolicy, category, sort } = meaning;
  const degree = degrees_awarded?.[0];
  const setting = Object.entries(SETTINGS).find(([name]) => locale?.includes(name))?.[1];
  return {
    ...optional('sizeMin', meaning.sizeMin),
    ...optional('sizeMax', meaning.sizeMax),
    ...optional('admitRateMin', meaning.admitRateMin),
    ...optional('admitRateMax', meaning.admitRateMax),
    ...optional('completionMin', meaning.completionMin),
    ...optional('openAdmission', meaning.openAdmission),
    ...optional('onlineOnly', meaning.onlineOnly),
    ...(ownership !== undefined && { ownership: ownership[0] === '1' ? 'public' : 'private' }),
    ...(degree === '2' && { degrees: 'associate' }),
    ...((degree === '3' || degree === '5') && { degrees: 'bachelors' }),
    ...(setting !== undefined && { settings: [setting] }),
    ...optional(
      'size',
      SIZES.find((one) => size?.includes(one)),
    ),
    ...(designation !== undefined && { designation }),
    ...optional('faith', meaning.faith),
    ...(testPolicy !== undefined && { testPolicy: POLICIES.filter((one) => testPolicy.includes(one)) }),
    ...optional(
      'category',
      CATEGORIES.find((one) => category?.includes(one)),
    ),
    ...optional(
      'sort',
      SORTS.find((one) => one === sort),
    ),
  };
}

const optional = <Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> =>
  value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, Value>>);

/** "Ivy League", "the UCs": searched by their name. */
const groupOf = (group: FoundPhrase<string> | undefined): SearchWishes =>
  group === undefined ? {} : { text: group.meaning };

const RATE =
  /\b(graduation|completion|grad|acceptance|admit|admission|admissions) (?:rate|rates)(?: (?:is|of|that is))? (over|above|at least|under|below|more than|less than|higher than|lower than) (\d{1,3})(?: ?%| percent)?/g;

/** "a graduation rate over 60%" */
const ratesIn = (view: WordView): SearchWishes[] =>
  [...view.message.plain.matchAll(RATE)].flatMap(([, what = '', how = '', percent]): SearchWishes[] => {
    const share = Number(percent) / 100;
    if (share <= 0 || share > 1) return [];
    const isLeast = /over|above|least|more|higher/.test(how);
    if (/grad|completion/.test(what)) return isLeast ? [{ completionMin: share }] : [];
    return isLeast ? [{ admitRateMin: share }] : [{ admitRateMax: share }];
  });
