import { Injectable } from '@nestjs/common';
import { type CollegeCard, CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import {
  type CollegeMatch,
  type PriceForStudent,
  StudentChances,
  StudentSearch,
} from '#modules/matching/contracts/index.js';
import { admitsSeparately, chanceOf } from './chance-figures.js';
import { admitRateOf, graduationOf, priceOf, refOf, studentsOf } from './college-figures.js';
import { type CardYears, FigureYears } from './figure-years.js';
import { type ListedCollege } from './tool-results.js';
import { type IncomeBand } from './tools.js';

/** Colleges with what a student looks at first: chance, price, graduation. */
@Injectable()
export class ListedColleges {
  constructor(
    private readonly cards: CollegeCards,
    private readonly chances: StudentChances,
    private readonly search: StudentSearch,
    private readonly years: FigureYears,
  ) {}

  /** In the order asked for; unknown ids are absent. `incomeBand` stands in for the stored one. */
  async of(
    studentId: string,
    unitIds: readonly number[],
    incomeBand?: IncomeBand,
  ): Promise<readonly ListedCollege[]> {
    const [cards, matches, prices, term] = await Promise.all([
      this.cards.of(unitIds),
      this.chances.at(studentId, unitIds),
      this.search.prices(studentId, unitIds, incomeBand),
      this.chances.admissionsTerm(),
    ]);
    const listed = unitIds.map(async (id) => {
      const card = cards.get(id);
      if (card === undefined) return [];
      return [listedCollege(card, matches.get(id), prices.get(id), await this.years.of(card), term)];
    });
    return (await Promise.all(listed)).flat();
  }
}

const listedCollege = (
  card: CollegeCard,
  match: CollegeMatch | undefined,
  price: PriceForStudent | undefined,
  years: CardYears,
  term: string,
): ListedCollege => ({
  college: refOf(card),
  ownership: card.ownership,
  chance: chanceOf(card.id, match, term),
  admitsSeparately: admitsSeparately(match),
  price: priceOf(card, price, years),
  priceIs: priceKindOf(price),
  graduation: graduationOf(card, years),
  admitRate: admitRateOf(card),
  students: studentsOf(card, years),
  why: match?.why ?? '',
});

/** A family that needs no aid pays the full price. */
export function priceKindOf(price: PriceForStudent | undefined): ListedCollege['priceIs'] {
  if (price === undefined) return 'average';
  return price.kind === 'without-aid' ? 'full-price' : price.kind;
}
