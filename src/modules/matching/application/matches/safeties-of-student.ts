import { Injectable } from '@nestjs/common';
import { type SafeColleges, type SafetyQuery, StudentSafeties } from '../../contracts/index.js';
import { CurrentMatches } from './current-matches.js';

@Injectable()
export class SafetiesOfStudent extends StudentSafeties {
  constructor(private readonly current: CurrentMatches) {
    super();
  }

  async find(
    studentId: string,
    query: SafetyQuery,
    wanted: number,
    leftOut: readonly number[],
  ): Promise<SafeColleges> {
    const majors = query.majors?.map((cip) => cip.replace('.', ''));
    return (await this.current.of(studentId)).safeties({ ...query, majors }, wanted, leftOut);
  }
}
