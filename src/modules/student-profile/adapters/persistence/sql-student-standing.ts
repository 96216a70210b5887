import { Injectable } from '@nestjs/common';
import { type Standing, StudentStanding } from '../../contracts/index.js';
import { profileCompletion } from '../../domain/completion/profile-completion.js';
import { isAtLeast } from '../../domain/personal/personal-rules.js';
import { SqlAnsweredProfile } from './sql-answered-profile.js';

const ADULT_YEARS = 18;

@Injectable()
export class SqlStudentStanding extends StudentStanding {
  constructor(private readonly answered: SqlAnsweredProfile) {
    super();
  }

  async of(studentId: string, now: Date): Promise<Standing> {
    const profile = await this.answered.of(studentId);
    const { dateOfBirth } = profile;
    const finished = profileCompletion(profile).sections.filter(
      ({ section, status }) => section === 'academic' && status === 'complete',
    );
    return {
      isAdult: dateOfBirth === null ? null : isAtLeast(ADULT_YEARS, dateOfBirth, now),
      finishedAcademicSteps: finished.length,
    };
  }
}
