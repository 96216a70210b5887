import { Injectable } from '@nestjs/common';
import { EssayShelf, type ShelvedEssay } from '#modules/essays/contracts/index.js';
import { StudentAccounts } from '#modules/identity/contracts/index.js';
import { ApplicationRecords } from '#modules/matching/contracts/index.js';
import { type ActivityRecord, StudentRecords } from '#modules/student-profile/contracts/index.js';
import { MASKED_PARTS } from '../domain/masked-parts.js';
import { completionOf } from '../domain/profile-parts.js';
import { warningsFor } from '../domain/warnings.js';
import { maskedRecord } from './masked-record.js';

/** All of a student on one page, but for what is masked and the texts of essays. */
@Injectable()
export class StudentBundles {
  constructor(
    private readonly students: StudentAccounts,
    private readonly records: StudentRecords,
    private readonly shelf: EssayShelf,
    private readonly applications: ApplicationRecords,
  ) {}

  /** @throws StudentNotFound */
  async of(studentId: string) {
    const user = await this.students.get(studentId);
    const record = await this.records.of(studentId);
    const essays = await this.shelf.of(studentId);
    const applications = await this.applications.of(studentId);
    const activities = record.activityImpacts.map(activityOf);
    const completion = completionOf({ ...record, activities, essays, applications });
    return {
      user,
      ...maskedRecord(record),
      masked: [...MASKED_PARTS],
      activities,
      essays: essays.map(essayOf),
      applications,
      completion,
      warnings: warningsFor({
        percentage: completion.percentage,
        applications: applications.length,
        activities: activities.length,
        satTotal: record.academicProfile?.satTotal ?? null,
        actComposite: record.academicProfile?.actComposite ?? null,
        testPreference: record.academicProfile?.testPreference ?? null,
      }),
    };
  }
}

const activityOf = ({ yearsCommitted, leadershipPosition, ...activity }: ActivityRecord) => ({
  ...activity,
  yearsParticipated: yearsCommitted,
  leadershipRole: leadershipPosition,
});

const essayOf = ({ words, ...essay }: ShelvedEssay) => ({ ...essay, wordCount: words });
