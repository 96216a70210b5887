import { Injectable } from '@nestjs/common';
import {
  CollegeCards,
  CollegeSearch,
  type CollegeSearchQuery,
  type FoundColleges,
  type MeasuredFrom,
  type Searcher,
} from '../../contracts/index.js';
import { type Origin } from '../../domain/search/search-criteria.js';
import { CollegeFinder } from './college-finder.js';
import { criteriaOf } from './criteria-of.js';
import { NowhereToMeasureFrom, PlaceNotKnown } from './search.errors.js';

@Injectable()
export class SearchColleges extends CollegeSearch {
  constructor(
    private readonly finder: CollegeFinder,
    private readonly cards: CollegeCards,
  ) {
    super();
  }

  catalogueVersion(): Promise<string> {
    return this.finder.catalogueVersion();
  }

  async find(query: CollegeSearchQuery, searcher: Searcher): Promise<FoundColleges> {
    const near = placeOf(query, searcher.student?.homeState ?? null);
    const criteria = criteriaOf(query, near && (await this.originOf(near)));
    const { unitIds, ...found } = await this.finder.find(criteria, searcher);
    const cards = await this.cards.of(unitIds);
    return { ...found, near, colleges: unitIds.flatMap((unitId) => cards.get(unitId) ?? []) };
  }

  private async originOf({ place, basis }: MeasuredFrom): Promise<Origin> {
    const origin = await this.finder.middleOf(basis === 'zip-area' ? place.slice(0, 3) : place);
    if (origin === null) throw new PlaceNotKnown();
    return origin;
  }
}

/** Null without a distance in the query. */
function placeOf({ near, withinMiles }: CollegeSearchQuery, homeState: string | null): MeasuredFrom | null {
  if (withinMiles === undefined) return null;
  const place = near ?? homeState;
  if (place === null) throw new NowhereToMeasureFrom();
  return { place, basis: /^\d/.test(place) ? 'zip-area' : 'state' };
}
