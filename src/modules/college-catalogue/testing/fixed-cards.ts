import { type CollegeCard, CollegeCards } from '../contracts/index.js';

/** These colleges and no others. */
export class FixedCards extends CollegeCards {
  constructor(private readonly cards: readonly CollegeCard[]) {
    super();
  }

  of(unitIds: readonly number[]): Promise<ReadonlyMap<number, CollegeCard>> {
    const found = this.cards.filter(({ id }) => unitIds.includes(id));
    return Promise.resolve(new Map(found.map((card) => [card.id, card])));
  }
}
