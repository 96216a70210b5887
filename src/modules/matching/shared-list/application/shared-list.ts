import { Injectable } from '@nestjs/common';
import { LinkedStudents } from '#modules/identity/contracts/index.js';
import { CurrentApplications } from '../../applications/application/current-applications.js';
import { type CollegeMatch, StudentList } from '../../contracts/index.js';
import { sharedApplication } from '../domain/shared-application.js';

/** A student’s list as the student shows it to one adult. */
@Injectable()
export class SharedList {
  constructor(
    private readonly students: LinkedStudents,
    private readonly list: StudentList,
    private readonly applications: CurrentApplications,
  ) {}

  /**
   * The newest saved first, the earliest begun first. Notes, prices and offers stay with the student. Chances come with their
   * reasons. Reach, Target and Safety say a chance, so they are shared with the chances only.
   *
   * @throws StudentNotFound @throws NotShared
   */
  async of(adultId: string, studentId: string) {
    const { firstName, parts } = await this.students.open(adultId, studentId, 'list');
    const showsChances = parts.includes('chances');
    if (showsChances) await this.students.open(adultId, studentId, 'chances');
    const [saved, applications] = await Promise.all([
      this.list.saved(studentId),
      this.applications.of(studentId),
    ]);

    return {
      firstName,
      showsChances,
      colleges: saved.toReversed().map(({ college: { id, shortName, location, match } }) => ({
        id,
        name: shortName,
        location,
        chance: showsChances ? chanceIn(match) : null,
      })),
      applications: applications.map(sharedApplication),
    };
  }
}

function chanceIn(match: CollegeMatch | null) {
  if (match?.admissionProbability == null || match.chanceLow == null || match.chanceHigh == null) return null;
  const { admissionProbability: estimate, chanceLow: low, chanceHigh: high, contributions } = match;
  const reasons = contributions.map(({ factor, points }) => ({ factor, points }));
  return { estimate, low, high, reasons };
}
