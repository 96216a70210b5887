import { Injectable } from '@nestjs/common';
import {
  type CollegeCard,
  CollegeCards,
  CollegeDirectory,
  CollegeNotFound,
  type EarningsInProgram,
} from '#modules/college-catalogue/contracts/index.js';
import { type College } from '../contracts/index.js';
import { betterForLessWords, type Missing } from '../domain/engine/index.js';
import { CurrentMatches } from './matches/current-matches.js';

export interface BetterCollege {
  readonly college: College;
  /** Dollars a year for this family. */
  readonly saving: number;
  readonly earningsInMajor: number;
  readonly why: string;
}

export interface BetterColleges {
  readonly colleges: readonly BetterCollege[];
  /** Why nothing could be compared; empty also when nothing was found. */
  readonly missing: readonly Missing[];
  readonly earningsDescribe: string | null;
}

const NO_MAJOR: EarningsInProgram = { describes: null, medians: new Map() };

/** Colleges that are at least as good for a student as one college and cost the family less. */
@Injectable()
export class BetterForLessForStudent {
  constructor(
    private readonly current: CurrentMatches,
    private readonly directory: CollegeDirectory,
    private readonly cards: CollegeCards,
  ) {}

  async find(studentId: string, unitId: number): Promise<BetterColleges> {
    const matches = await this.current.of(studentId);
    const earnings =
      matches.major === null ? NO_MAJOR : await this.directory.earningsInProgram(matches.major);
    const found = matches.betterForLess(unitId, earnings.medians);
    if (found === null) throw new CollegeNotFound();

    const cards = await this.cards.of([unitId, ...found.colleges.map((each) => each.unitId)]);
    const before = cards.get(unitId);
    if (before === undefined) throw new CollegeNotFound();
    const saved = { ...comparedOf(before), earnings: earnings.medians.get(unitId) ?? 0 };
    return {
      missing: found.missing,
      earningsDescribe: earnings.describes,
      colleges: found.colleges.flatMap(({ unitId: id, saving, earnings: earningsInMajor }) => {
        const card = cards.get(id);
        if (card === undefined) return [];
        const { completion } = comparedOf(card);
        return {
          college: { ...card, match: matches.at(id) },
          saving: Math.round(saving),
          earningsInMajor,
          why: betterForLessWords({ saving, completion, earnings: earningsInMajor, saved }),
        };
      }),
    };
  }
}

const comparedOf = ({ shortName, completionRate }: CollegeCard) => ({
  name: shortName,
  completion: completionRate ?? 0,
});
