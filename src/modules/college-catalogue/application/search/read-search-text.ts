import { Injectable } from '@nestjs/common';
import {
  type CollegeCard,
  CollegeCards,
  type CollegeSearchQuery,
  type SearchReading,
} from '../../contracts/index.js';
import { isManualTrade } from '../../domain/search/filter-meaning.js';
import { COMMON_NAME_WORDS } from '../../domain/search/relevance.js';
import { TWO_PLACES } from '../../domain/search/place-nicknames.js';
import { filtersForHome } from '../../domain/search/reading/near-home.js';
import { isNumber, isOrdinary } from '../../domain/search/reading/ordinary-words.js';
import { combined, type ReadFilters, withoutDistance } from '../../domain/search/reading/read-filters.js';
import { namesIn, readText, type TextReading } from '../../domain/search/reading/read-text.js';
import { collegeToMatch, filtersLike } from '../../domain/search/reading/similar-to.js';
import { isKindMeant, isWhole, type NameFit } from '../../domain/search/reading/what-is-meant.js';
import { readTyped } from '../../domain/search/typed-text.js';
import { CollegeFinder } from './college-finder.js';
import { criteriaOf } from './criteria-of.js';

const isNoName = (word: string): boolean => isOrdinary(word) || isNumber(word);

type Reading = Omit<SearchReading, 'total'>;

/** What a reading depends on besides the words. */
interface Typist {
  readonly homeState: string | null;
  readonly hasEstimates: boolean;
}

/** Reads "cheap nursing schools in texas" as filters when it is not a name. */
@Injectable()
export class ReadSearchText {
  constructor(
    private readonly finder: CollegeFinder,
    private readonly cards: CollegeCards,
  ) {}

  /** Null for a name. Never applied when the query asks for names only. */
  async read(query: CollegeSearchQuery, typist: Typist): Promise<Reading | null> {
    if (query.search === undefined) return null;
    const similar = query.textAs === 'name' ? null : await this.similarTo(query.search);
    if (similar !== null) return similar;

    const reading = await this.onTheMap(readText(query.search));
    const bothPlaces = query.textAs === 'name' ? null : placesMeantBy(reading);
    if (bothPlaces !== null) return bothPlaces;
    const names = await this.namesIn(reading);
    const fit = await this.finder.nameIn(readTyped(query.search));
    const isMeant =
      isKindMeant(reading, fit) ||
      (await this.isKindSomewhere(reading, names, fit)) ||
      (await this.onlyTradeSchoolsAreCalled(reading, query.search, fit));
    const isApplied = query.textAs !== 'name' && isMeant;
    if (!isApplied && !isWhole(reading)) return null;

    const isName = names !== '' && (await this.isName(names, reading));
    const saysNothing = reading.understood.length === 0 && reading.notInData.length === 0;
    if (saysNothing && !isName && !reading.others.every(isNoName)) return null;
    const left = reading.others.filter((word) => !isName || !names.split(' ').includes(word));
    return {
      isApplied,
      filters: filtersFor(reading, typist),
      search: isName ? names : null,
      understood: reading.understood,
      notUnderstood: left,
      notInData: reading.notInData,
      missing: missingFor(reading, typist),
    };
  }

  /** "Schools like UCLA": colleges of its kind, its size and about its admit rate. Null without such a college. */
  private async similarTo(typed: string): Promise<Reading | null> {
    const name = collegeToMatch(typed);
    if (name === null || !(await this.isName(name))) return null;
    const liked = await this.firstCalled(name);
    if (liked === undefined) return null;
    return {
      ...ALL_UNDERSTOOD,
      filters: filtersLike(liked),
      search: null,
      understood: [`like ${liked.shortName}`],
    };
  }

  /** Five digits that are no ZIP code we know are not understood. */
  private async onTheMap(reading: TextReading): Promise<TextReading> {
    const { near } = reading.filters;
    if (near === undefined || (await this.finder.middleOf(near.slice(0, 3))) !== null) return reading;
    return {
      ...reading,
      filters: withoutDistance(reading.filters),
      understood: reading.understood.filter((phrase) => !phrase.includes(near)),
      others: [...reading.others, near],
    };
  }

  /**
   * "Houston nursing": three colleges have both words in their names, and many more teach nursing there. So for "catholic
   * universities near chicago" and "art schools in california", in the plural.
   */
  private async isKindSomewhere(reading: TextReading, names: string, fit: NameFit): Promise<boolean> {
    const { major, state } = reading.filters;
    const isKind = major !== undefined || (reading.asksForSeveral && (reading.isKind || state !== undefined));
    return fit !== 'called' && fit !== 'whole' && isKind && isNamed(await this.fitOf(names));
  }

  /**
   * "Aviation" begins the names of twenty branches of a mechanics' school, and Purdue teaches it; "fashion" begins that of the Fashion
   * Institute of Technology, which is looked for.
   */
  private async onlyTradeSchoolsAreCalled(
    reading: TextReading,
    typed: string,
    fit: NameFit,
  ): Promise<boolean> {
    if (fit !== 'whole' || !isWhole(reading) || reading.filters.major === undefined) return false;
    const first = await this.firstCalled(typed);
    return first !== undefined && first.level !== 'Four-year';
  }

  private async firstCalled(typed: string): Promise<CollegeCard | undefined> {
    const { unitIds } = await this.finder.find(criteriaOf({ search: typed, page: 1, pageSize: 1 }, null), {
      student: null,
      prices: null,
    });
    return [...(await this.cards.of(unitIds)).values()][0];
  }

  /** "New", "city" and "beach" are ordinary words, and parts of New York City and Long Beach. */
  private async namesIn(reading: TextReading): Promise<string> {
    const words = reading.others.filter((word) => !isNumber(word));
    // Of "automotive academy" nothing tells one college from another.
    if (words.every((word) => TELLS_NOTHING.includes(word))) return '';
    const all = words.join(' ');
    return isNamed(await this.fitOf(all)) ? all : namesIn(reading);
  }

  private async fitOf(text: string): Promise<NameFit> {
    return text === '' ? 'none' : this.finder.nameIn(readTyped(text));
  }

  /** Of "colleges for adults", only a whole name is one. */
  private async isName(text: string, { saysForWhom } = { saysForWhom: false }): Promise<boolean> {
    const fit = await this.fitOf(text);
    return isNamed(fit) || (!saysForWhom && (fit === 'words' || fit === 'misspelled'));
  }
}

const ALL_UNDERSTOOD = { isApplied: true, notUnderstood: [], notInData: [], missing: [] };

/** "Colleges in LA": the city and the state are both searched. */
function placesMeantBy({ asksForSeveral, understood, notInData, others }: TextReading): Reading | null {
  const [place = '', ...more] = others;
  const places = TWO_PLACES.get(place);
  const isMore = understood.length + notInData.length + more.length > 0;
  if (places === undefined || isMore || !asksForSeveral) return null;
  return { ...ALL_UNDERSTOOD, filters: {}, search: place, understood: [places] };
}

const isNamed = (fit: NameFit): boolean => fit === 'called' || fit === 'whole';

/** Trades are learned at colleges near home that award few bachelor's degrees. */
const NEAREST_TRADE_SCHOOLS: ReadFilters = { degrees_awarded: ['1', '2'], sort: 'suggested' };

/** Assistants in health and dental care and to veterinarians, massage, practical nurses: learned in two years or less, as a trade is. */
const SHORT_HEALTH: readonly string[] = ['01.83', '51.06', '51.08', '51.35', '51.39'];
const isLearnedNearHome = (major: string): boolean => isManualTrade(major) || SHORT_HEALTH.includes(major);

const isOfTrades = ({ major = [], degrees_awarded }: ReadFilters): boolean =>
  degrees_awarded === undefined && major.length > 0 && major.every(isLearnedNearHome);

/** Also of a music conservatory: Oberlin's name says nothing of its own. */
const TELLS_NOTHING: readonly string[] = [...COMMON_NAME_WORDS, 'conservatory', 'conservatories'];

/** A GPA means the student's own chances, which know the whole of their grades. */
function filtersFor({ filters, home, gpa }: TextReading, { homeState, hasEstimates }: Typist): ReadFilters {
  return combined([
    isOfTrades(filters) ? NEAREST_TRADE_SCHOOLS : {},
    filters,
    home !== null && homeState !== null ? filtersForHome(home, homeState) : {},
    gpa && hasEstimates ? { category: ['target', 'safety'] } : {},
  ]);
}

function missingFor(reading: TextReading, { homeState, hasEstimates }: Typist): SearchReading['missing'] {
  const needsGrades = reading.gpa || reading.filters.category !== undefined;
  return [
    ...(reading.home !== null && homeState === null ? (['home'] as const) : []),
    ...(needsGrades && !hasEstimates ? (['grades'] as const) : []),
  ];
}
