import { Injectable } from '@nestjs/common';
import {
  type CollegeCard,
  CollegeCards,
  CollegeDirectory,
  CollegeNotFound,
} from '#modules/college-catalogue/contracts/index.js';
import { type College } from '../contracts/index.js';
import {
  betterForLessWords,
  earningsForMajor,
  type EarningsInMajor,
  type MajorEarnings,
  type Missing,
} from '../domain/engine/index.js';
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
    const { earnings, earningsDescribe } = await this.earningsIn(matches.major);
    const found = matches.betterForLess(unitId, earnings);
    if (found === null) throw new CollegeNotFound();

    const cards = await this.cards.of([unitId, ...found.colleges.map((each) => each.unitId)]);
    const before = cards.get(unitId);
    if (before === undefined) throw new CollegeNotFound();
    return {
      missing: found.missing,
      earningsDescribe,
      colleges: found.colleges.flatMap(({ unitId: id, saving, earnings: earned }) => {
        const card = cards.get(id);
        const saved = earnings.get(unitId);
        if (card === undefined || saved === undefined) return [];
        const { completion } = comparedOf(card);
        return {
          college: { ...card, match: matches.at(id) },
          saving: Math.round(saving),
          earningsInMajor: earned.dollars,
          why: betterForLessWords({
            saving,
            completion,
            earnings: earned,
            saved: { ...comparedOf(before), earnings: saved },
          }),
        };
      }),
    };
  }

  private async earningsIn(
    major: string | null,
  ): Promise<{ earnings: EarningsInMajor; earningsDescribe: string | null }> {
    if (major === null) return { earnings: new Map(), earningsDescribe: null };
    const { programs, earningsDescribe } = await this.directory.programsInField(major.slice(0, 2));
    const earnings = new Map<number, MajorEarnings>();
    for (const [unitId, taught] of programs) {
      const earned = earningsForMajor(taught, major);
      if (earned !== null) earnings.set(unitId, earned);
    }
    return { earnings, earningsDescribe };
  }
}

const comparedOf = ({ shortName, completionRate }: CollegeCard) => ({
  name: shortName,
  completion: completionRate ?? 0,
});
