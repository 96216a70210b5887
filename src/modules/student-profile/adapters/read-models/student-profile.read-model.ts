import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { AcademicProfile } from '../answers/academic-profile.js';
import { BragSheet } from '../answers/brag-sheet.js';
import { FamilyMember } from '../answers/family-college-history.js';
import { InterestsGoals, Major } from '../answers/interests-goals.js';
import { UserProfile } from '../answers/user-profile.js';
import { coursesOf } from './detailed-courses.read-model.js';
import { calendarDay, columnsOf, numberOrText, OWNER } from './columns.js';

const USER_PROFILE = `
  select ${columnsOf(UserProfile, { ...OWNER, dateOfBirth: calendarDay('date_of_birth') })}
    from student_profile.user_profiles where student_id = $1`;

const ACADEMIC_PROFILE = `
  select ${columnsOf(AcademicProfile, {
    ...OWNER,
    classRank: numberOrText('class_rank'),
    dualEnrollmentCredits: numberOrText('dual_enrollment_credits'),
    coursesTaken: coursesOf('c.is_taken'),
    coursesPlanned: coursesOf('not c.is_taken'),
  })}
    from student_profile.academic_profiles a where student_id = $1`;

const INTERESTS_GOALS = `
  select ${columnsOf(InterestsGoals, OWNER)} from student_profile.interests_goals where student_id = $1`;

const FAMILY_COLLEGE_HISTORY = `
  select ${columnsOf(FamilyMember, OWNER)}
    from student_profile.family_college_history where student_id = $1 order by position`;

const BRAG_SHEET = `
  select ${columnsOf(BragSheet, OWNER)} from student_profile.brag_sheets where student_id = $1`;

const MAJORS = `select ${columnsOf(Major)} from student_profile.majors order by position`;

/** A student's records; null until their first save. */
@Injectable()
export class StudentProfileReadModel {
  constructor(private readonly sql: Sql) {}

  userProfile(studentId: string): Promise<z.input<typeof UserProfile> | null> {
    return this.sql.row(USER_PROFILE, [studentId]);
  }

  academicProfile(studentId: string): Promise<z.input<typeof AcademicProfile> | null> {
    return this.sql.row(ACADEMIC_PROFILE, [studentId]);
  }

  interestsGoals(studentId: string): Promise<z.input<typeof InterestsGoals> | null> {
    return this.sql.row(INTERESTS_GOALS, [studentId]);
  }

  familyCollegeHistory(studentId: string): Promise<z.input<typeof FamilyMember>[]> {
    return this.sql.rows(FAMILY_COLLEGE_HISTORY, [studentId]);
  }

  bragSheet(studentId: string): Promise<z.input<typeof BragSheet> | null> {
    return this.sql.row(BRAG_SHEET, [studentId]);
  }

  majors(): Promise<z.input<typeof Major>[]> {
    return this.sql.rows(MAJORS);
  }
}
