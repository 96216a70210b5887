import { Injectable } from '@nestjs/common';
import {
  CollegeAnnotator,
  type CollegeExplanation,
  type CollegeMatch,
} from '#modules/college-catalogue/contracts/index.js';
import { CurrentMatches } from '../../application/current-matches.js';

/** Lets the catalogue's rows and its Learn More say what a college is for the student who asks. */
@Injectable()
export class MatchAnnotator extends CollegeAnnotator {
  constructor(private readonly current: CurrentMatches) {
    super();
  }

  async matches(studentId: string, unitIds: readonly number[]): Promise<ReadonlyMap<number, CollegeMatch>> {
    const matches = await this.current.of(studentId);
    return new Map(
      unitIds.flatMap((unitId): [number, CollegeMatch][] => {
        const match = matches.at(unitId);
        return match === null ? [] : [[unitId, match]];
      }),
    );
  }

  async recommended(studentId: string): Promise<readonly number[]> {
    return (await this.current.of(studentId)).recommended();
  }

  async explain(studentId: string, unitId: number): Promise<CollegeExplanation | null> {
    return (await this.current.of(studentId)).explain(unitId);
  }
}
