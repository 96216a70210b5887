import { Inject, Injectable, Optional } from '@nestjs/common';
import { type Caller } from '#shared-kernel/application/caller.js';
import {
  type College,
  CollegeAnnotator,
  type CollegeOutlook,
  type SearchIncomeBand,
  type StudentNow,
} from '../../contracts/index.js';
import { type SearchResult } from '../../domain/search/college-search-index.js';
import { type Origin, type SearchFilters, type SearchWishes } from '../../domain/search/search-wishes.js';
import { CurrentColleges, type LoadedColleges } from './current-colleges.js';
import { NowhereToMeasureFrom, PlaceNotKnown } from './search.errors.js';

/** Wishes whose place has not been looked up. */
export interface SearchRequest extends Omit<SearchWishes, 'filters'> {
  readonly filters: Omit<SearchFilters, 'within'>;
  /** A ZIP code or a state; without it the student's home state. */
  readonly near: string | null;
  readonly withinMiles: number | null;
}

export interface MeasuredFrom {
  readonly place: string;
  readonly basis: 'zip-area' | 'state';
}

export interface FoundColleges {
  /** The colleges of the page, in order. */
  readonly colleges: readonly College[];
  readonly result: SearchResult;
  readonly near: MeasuredFrom | null;
  /** Whose prices were compared; null is the average over all incomes. */
  readonly incomeBand: SearchIncomeBand | null;
}

/** The search as of one moment: the same version gives the same reply to the same request. */
export interface SearchMoment {
  readonly version: string;
  find(request: SearchRequest): Promise<FoundColleges>;
}

/** Finds colleges for someone: for a student with what each is for them, plain for everyone else. */
@Injectable()
export class SearchColleges {
  constructor(
    private readonly current: CurrentColleges,
    @Optional() @Inject(CollegeAnnotator) private readonly annotator?: CollegeAnnotator,
  ) {}

  async now({ role, userId }: Caller): Promise<SearchMoment> {
    const colleges = await this.current.loaded();
    const student = role === 'student' ? await this.annotator?.asOfNow(userId) : undefined;
    return {
      version: `${colleges.edition} ${student?.version ?? role} ${userId}`,
      find: (request) => this.find(colleges, request, student),
    };
  }

  private async find(
    colleges: LoadedColleges,
    request: SearchRequest,
    student: StudentNow | undefined,
  ): Promise<FoundColleges> {
    const outlook = (await student?.outlook()) ?? null;
    const prices =
      request.incomeBand === null
        ? null
        : ((await this.annotator?.pricesAt(request.incomeBand, outlook?.homeState ?? null)) ?? null);
    const near = placeOf(request, outlook);
    const result = colleges.index.search(
      { ...request, filters: { ...request.filters, within: near && withinOf(colleges, near, request) } },
      { student: outlook, prices, marked: outlook?.recommended() ?? [] },
    );
    return {
      colleges: result.rows.flatMap((row) => {
        const card = colleges.cards.get(colleges.index.unitIdAt(row));
        return card === undefined ? [] : [{ ...card, match: outlook?.at(card.id) ?? null }];
      }),
      result,
      near,
      incomeBand: prices === null ? (outlook?.incomeBand ?? null) : request.incomeBand,
    };
  }
}

/** Null when no distance was asked for. */
function placeOf({ near, withinMiles }: SearchRequest, outlook: CollegeOutlook | null): MeasuredFrom | null {
  if (withinMiles === null) return null;
  const place = near ?? outlook?.homeState ?? null;
  if (place === null) throw new NowhereToMeasureFrom();
  return { place, basis: /^\d/.test(place) ? 'zip-area' : 'state' };
}

function withinOf(
  { index }: LoadedColleges,
  { place, basis }: MeasuredFrom,
  { withinMiles }: SearchRequest,
): { miles: number; of: Origin } {
  const of = index.middleOf(basis === 'zip-area' ? place.slice(0, 3) : place);
  if (of === null) throw new PlaceNotKnown();
  return { miles: withinMiles ?? 0, of };
}
