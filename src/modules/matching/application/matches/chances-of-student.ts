import { Injectable } from '@nestjs/common';
import {
  type CollegeExplanation,
  type CollegeMatch,
  type MissingSteps,
  StudentChances,
  type SupposedAnswers,
} from '../../contracts/index.js';
import { CurrentColleges } from './current-colleges.js';
import { CurrentMatches } from './current-matches.js';
import { type StudentMatches } from './student-matches.js';

/** The student's current matches, as other contexts may ask for them. */
@Injectable()
export class ChancesOfStudent extends StudentChances {
  constructor(
    private readonly current: CurrentMatches,
    private readonly colleges: CurrentColleges,
  ) {
    super();
  }

  async at(studentId: string, unitIds: readonly number[]): Promise<ReadonlyMap<number, CollegeMatch>> {
    return matchesAt(await this.current.of(studentId), unitIds);
  }

  async explain(studentId: string, unitId: number): Promise<CollegeExplanation | null> {
    return (await this.current.of(studentId)).explain(unitId);
  }

  async ifChanged(
    studentId: string,
    supposed: SupposedAnswers,
    unitIds: readonly number[],
  ): Promise<ReadonlyMap<number, CollegeMatch>> {
    return matchesAt((await this.current.of(studentId)).ifChanged(supposed), unitIds);
  }

  async recommended(studentId: string): Promise<readonly number[]> {
    return (await this.current.of(studentId)).recommended();
  }

  async missingAnswers(studentId: string): Promise<MissingSteps> {
    const { examined, colleges, enoughToEstimate, steps } = (
      await this.current.of(studentId)
    ).whatIsMissing();
    return { basedOn: examined, collegesLookedAt: colleges, enoughToEstimate, steps };
  }

  async admissionsTerm(): Promise<string> {
    return (await this.colleges.prepared()).columns.admissionsTerm ?? '';
  }
}

function matchesAt(matches: StudentMatches, unitIds: readonly number[]): ReadonlyMap<number, CollegeMatch> {
  return new Map(
    unitIds.flatMap((unitId) => {
      const match = matches.at(unitId);
      return match === null ? [] : [[unitId, match] as const];
    }),
  );
}
