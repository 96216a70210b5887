import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type StoredApplication, StoredApplications } from '../../application/stored-applications.js';

const ROWS = `
  select id, student_id as "userId", college_id as "collegeId", application_type as "applicationType", plan,
         application_platform as "applicationPlatform", status,
         to_char(submission_deadline, 'YYYY-MM-DD') as "submissionDeadline",
         to_char(deadline_checked_on, 'YYYY-MM-DD') as "deadlineCheckedOn",
         deadline_checked_where as "deadlineCheckedWhere", submitted_at as "submittedAt",
         to_char(decision_date, 'YYYY-MM-DD') as "decisionDate", decision_result as "decisionResult",
         was_deferred as "wasDeferred", essays_required as "essaysRequired", essays_completed as "essaysCompleted",
         recommendations_required as "recommendationsRequired",
         recommendations_submitted as "recommendationsSubmitted", test_scores_required as "testScoresRequired",
         test_scores_submitted as "testScoresSubmitted", transcripts_submitted as "transcriptsSubmitted",
         financial_aid_applied as "financialAidApplied", scholarship_applied as "scholarshipApplied",
         aid_amount_offered::float8 as "aidAmountOffered", notes, fee_waived as "feeWaived", checklist,
         created_at as "createdAt", updated_at as "updatedAt"
    from matching.applications
   where student_id = $1 and deleted_at is null
   order by created_at, id`;

@Injectable()
export class SqlStoredApplications extends StoredApplications {
  constructor(private readonly sql: Sql) {
    super();
  }

  of(studentId: string): Promise<StoredApplication[]> {
    return this.sql.rows(ROWS, [studentId]);
  }
}
