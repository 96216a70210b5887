import { Injectable } from '@nestjs/common';
import { LinkedStudents } from '#modules/identity/contracts/index.js';
import { StudentRecords } from '../contracts/index.js';
import { ActivitiesSheetRepository } from '../domain/activities-sheet/activities-sheet.repository.js';

/** A student’s profile as the student shows it to one adult. */
@Injectable()
export class SharedProfile {
  constructor(
    private readonly students: LinkedStudents,
    private readonly records: StudentRecords,
    private readonly sheets: ActivitiesSheetRepository,
  ) {}

  /**
   * What a school knows, what the student does, and which colleges they look for. Each part is named here, so that a new answer stays
   * with the student: who they are, their family, what they can pay and what they wrote about themselves are no part of it.
   *
   * @throws StudentNotFound @throws NotShared
   */
  async of(adultId: string, studentId: string) {
    const { firstName, lastName, parts } = await this.students.open(adultId, studentId, 'profile');
    const record = await this.records.of(studentId);
    return {
      firstName,
      lastName,
      school: record.academicProfile,
      courses: record.detailedCourses,
      ibCourses: record.ibCourses,
      intendedMajor: record.interestsGoals?.intendedMajor ?? null,
      careerGoals: record.interestsGoals?.careerGoals ?? [],
      collegePreferences: record.collegePreferences,
      activities: record.activityImpacts,
      leadershipRoles: record.leadershipRoles,
      awards: record.awards,
      researchProjects: record.researchProjects,
      portfolioItems: record.portfolioItems,
      showsFiles: parts.includes('files'),
      activitiesSheet: await this.sheets.of(studentId),
    };
  }
}
