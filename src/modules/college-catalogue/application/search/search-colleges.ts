import { Injectable } from '@nestjs/common';
import {
  CollegeCards,
  CollegeSearch,
  type CollegeSearchQuery,
  type FoundColleges,
  type MeasuredFrom,
  type Searcher,
  type SearchReading,
} from '../../contracts/index.js';
import { type Origin } from '../../domain/search/search-criteria.js';
import { CollegeFinder } from './college-finder.js';
import { criteriaOf } from './criteria-of.js';
import { ReadSearchText } from './read-search-text.js';
import { NowhereToMeasureFrom, PlaceNotKnown } from './search.errors.js';

@Injectable()
export class SearchColleges extends CollegeSearch {
  constructor(
    private readonly finder: CollegeFinder,
    private readonly cards: CollegeCards,
    private readonly texts: ReadSearchText,
  ) {
    super();
  }

  catalogueVersion(): Promise<string> {
    return this.finder.catalogueVersion();
  }

  async find(asked: CollegeSearchQuery, searcher: Searcher): Promise<FoundColleges> {
    const homeState = searcher.student?.homeState ?? null;
    const hasEstimates = searcher.student?.hasEstimates ?? false;
    const read = await this.texts.read(asked, { homeState, hasEstimates });
    const query = read?.isApplied ? readAs(asked, read) : asked;
    const near = placeOf(query, homeState);
    const criteria = criteriaOf(query, near && (await this.originOf(near)));
    const { unitIds, ...found } = await this.finder.find(criteria, searcher);
    const cards = await this.cards.of(unitIds);
    return {
      ...found,
      near,
      reading: read && {
        ...read,
        total: read.isApplied ? found.total : await this.count(asked, read, searcher),
      },
      colleges: unitIds.flatMap((unitId) => cards.get(unitId) ?? []),
    };
  }

  /** How many the filters of an offer would find. */
  private async count(asked: CollegeSearchQuery, read: Read, searcher: Searcher): Promise<number> {
    const query = { ...readAs(asked, read), facets: false, page: 1, pageSize: 1 };
    const near = placeOf(query, searcher.student?.homeState ?? null);
    const { total } = await this.finder.find(
      criteriaOf(query, near && (await this.originOf(near))),
      searcher,
    );
    return total;
  }

  private async originOf({ place, basis }: MeasuredFrom): Promise<Origin> {
    const origin = await this.finder.middleOf(basis === 'zip-area' ? place.slice(0, 3) : place);
    if (origin === null) throw new PlaceNotKnown();
    return origin;
  }
}

type Read = Omit<SearchReading, 'total'>;

/** The filters of the text in place of the text; an order that the student chose stays. */
const readAs = (asked: CollegeSearchQuery, { filters, search }: Read): CollegeSearchQuery => ({
  ...asked,
  ...filters,
  search: search ?? undefined,
  sort: asked.sort ?? filters.sort,
});

/** Null without a distance in the query. */
function placeOf({ near, withinMiles }: CollegeSearchQuery, homeState: string | null): MeasuredFrom | null {
  if (withinMiles === undefined) return null;
  const place = near ?? homeState;
  if (place === null) throw new NowhereToMeasureFrom();
  return { place, basis: /^\d/.test(place) ? 'zip-area' : 'state' };
}
