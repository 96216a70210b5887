import { Injectable } from '@nestjs/common';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { CurrentApplications } from '../../applications/application/current-applications.js';
import { StudentList, StudentSearch } from '../../contracts/index.js';
import { sharedDeadline } from '../../shared-list/domain/shared-application.js';
import {
  familyPrice,
  type FamilyPrice,
  publishedPrice,
  type PublishedPrice,
} from '../domain/prices-by-link.js';

type Applied = Awaited<ReturnType<CurrentApplications['of']>>[number];

/** A college as a stranger with the link reads it: no status, no answer, no chance, no category, nothing of the family. */
export interface CollegeByLink {
  readonly id: number;
  readonly name: string;
  readonly location: string;
  readonly rounds: readonly (Pick<Applied, 'applicationType' | 'plan'> & {
    readonly deadline: ReturnType<typeof sharedDeadline>;
  })[];
  readonly fullPrice: PublishedPrice;
  /** Null unless the student shows it. */
  readonly familyPrice: FamilyPrice | null;
}

@Injectable()
export class CollegesByLink {
  constructor(
    private readonly list: StudentList,
    private readonly applications: CurrentApplications,
    private readonly cards: CollegeCards,
    private readonly search: StudentSearch,
  ) {}

  /** Saved colleges and those of open applications, by name. */
  async of(studentId: string, showsFamilyPrice: boolean): Promise<readonly CollegeByLink[]> {
    const [saved, applied] = await Promise.all([this.list.saved(studentId), this.applications.of(studentId)]);
    const wanted = applied.filter(({ decisionResult }) => decisionResult !== 'Withdrawn');
    const ids = [
      ...new Set([...saved.map(({ college }) => college.id), ...wanted.map(({ college }) => college.id)]),
    ];
    const [cards, prices] = await Promise.all([
      this.cards.of(ids),
      showsFamilyPrice ? this.search.prices(studentId, ids) : null,
    ]);
    return ids
      .flatMap((id) => cards.get(id) ?? [])
      .toSorted((one, other) => one.shortName.localeCompare(other.shortName, 'en'))
      .map((card) => ({
        id: card.id,
        name: card.shortName,
        location: card.location,
        rounds: wanted.filter(({ college }) => college.id === card.id).map(roundOf),
        fullPrice: publishedPrice(card),
        familyPrice: prices === null ? null : familyPrice(prices.get(card.id)),
      }));
  }
}

const roundOf = ({ applicationType, plan, deadline }: Applied) => ({
  applicationType,
  plan,
  deadline: sharedDeadline(deadline),
});
