import { z } from 'zod';
import {
  AcademicRecord,
  ActivityRecord,
  AwardRecord,
  CourseRecord,
  FamilyRecord,
  IbCourseRecord,
  InterestsRecord,
  LeadershipRecord,
  PersonalRecord,
  PortfolioRecord,
  PreferencesRecord,
  ResearchRecord,
} from './record-shapes.js';

/** Everything a student entered. A record is null until its first save. */
export const StudentRecord = z.object({
  userProfile: PersonalRecord.nullable(),
  familyCollegeHistory: z.array(FamilyRecord),
  academicProfile: AcademicRecord.nullable(),
  detailedCourses: z.array(CourseRecord),
  ibCourses: z.array(IbCourseRecord),
  interestsGoals: InterestsRecord.nullable(),
  collegePreferences: PreferencesRecord.nullable().describe('Null when no wish is stored'),
  activityImpacts: z.array(ActivityRecord),
  leadershipRoles: z.array(LeadershipRecord),
  portfolioItems: z.array(PortfolioRecord),
  awards: z.array(AwardRecord),
  researchProjects: z.array(ResearchRecord),
});
export type StudentRecord = z.infer<typeof StudentRecord>;

/** Sensitive: whoever shows a record decides who may see which part of it, and logs it. */
export abstract class StudentRecords {
  /** Lists are in the order of entry. A record without any entry for a student who never saved. */
  abstract of(studentId: string): Promise<StudentRecord>;
}
