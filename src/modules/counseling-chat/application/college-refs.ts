import { Injectable } from '@nestjs/common';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { type CollegeRef } from '../domain/replies/reply.js';
import { refOf } from './tools/college-figures.js';

/** How answers name colleges. */
@Injectable()
export class CollegeRefs {
  constructor(private readonly cards: CollegeCards) {}

  /** In the order asked for; unknown ids are absent. */
  async of(unitIds: readonly number[]): Promise<readonly CollegeRef[]> {
    const cards = await this.cards.of(unitIds);
    return unitIds.flatMap((id) => {
      const card = cards.get(id);
      return card === undefined ? [] : [refOf(card)];
    });
  }

  /** By unit id; unknown ids are absent. */
  async byId(unitIds: readonly number[]): Promise<ReadonlyMap<number, CollegeRef>> {
    return new Map((await this.of(unitIds)).map((college) => [college.id, college]));
  }
}
