import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

export interface ApplicationRow {
  id: string;
  userId: string;
  collegeId: number;
  applicationType: 'Early Decision' | 'Early Action' | 'Regular Decision' | 'Rolling';
  plan: 'ED I' | 'ED II' | 'Restrictive EA' | 'Priority' | null;
  applicationPlatform: 'Common App' | 'Coalition' | 'School Specific' | 'Other' | null;
  status: 'Planning' | 'In Progress' | 'Submitted' | 'Under Review' | 'Interview' | 'Decided';
  submissionDeadline: string | null;
  submittedAt: string | null;
  decisionDate: string | null;
  decisionResult: 'Accepted' | 'Rejected' | 'Waitlisted' | 'Deferred' | 'Withdrawn' | 'Enrolled' | null;
  essaysRequired: string[];
  essaysCompleted: string[];
  recommendationsRequired: number | null;
  recommendationsSubmitted: number | null;
  testScoresRequired: boolean;
  testScoresSubmitted: boolean;
  transcriptsSubmitted: boolean;
  financialAidApplied: boolean;
  scholarshipApplied: boolean | null;
  aidAmountOffered: number | null;
  createdAt: string;
  updatedAt: string;
}

const ROWS = `
  select id, student_id as "userId", college_id as "collegeId", application_type as "applicationType", plan,
         application_platform as "applicationPlatform", status,
         to_char(submission_deadline, 'YYYY-MM-DD') as "submissionDeadline", submitted_at as "submittedAt",
         to_char(decision_date, 'YYYY-MM-DD') as "decisionDate", decision_result as "decisionResult",
         essays_required as "essaysRequired", essays_completed as "essaysCompleted",
         recommendations_required as "recommendationsRequired",
         recommendations_submitted as "recommendationsSubmitted", test_scores_required as "testScoresRequired",
         test_scores_submitted as "testScoresSubmitted", transcripts_submitted as "transcriptsSubmitted",
         financial_aid_applied as "financialAidApplied", scholarship_applied as "scholarshipApplied",
         aid_amount_offered::float8 as "aidAmountOffered", created_at as "createdAt", updated_at as "updatedAt"
    from matching.applications
   where student_id = $1
   order by created_at, id`;

/** A student's applications, in the order they were begun. */
@Injectable()
export class ApplicationsReadModel {
  constructor(private readonly sql: Sql) {}

  of(studentId: string): Promise<ApplicationRow[]> {
    return this.sql.rows(ROWS, [studentId]);
  }
}
