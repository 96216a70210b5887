import { Injectable } from '@nestjs/common';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { UnknownCollege } from '../domain/essay/essay.errors.js';

/** Refuses an essay for a college that does not exist. */
@Injectable()
export class KnownColleges {
  constructor(private readonly cards: CollegeCards) {}

  /** @throws UnknownCollege */
  async require(collegeId: number | null): Promise<void> {
    if (collegeId !== null && !(await this.cards.of([collegeId])).has(collegeId)) throw new UnknownCollege();
  }
}
