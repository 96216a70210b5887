import { Injectable } from '@nestjs/common';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { type ApplicationRecord, ApplicationRecords } from '../../../contracts/index.js';
import { type StoredApplication, StoredApplications } from '../../application/stored-applications.js';
import { byDeadline } from './by-deadline.js';

@Injectable()
export class StoredApplicationRecords extends ApplicationRecords {
  constructor(
    private readonly applications: StoredApplications,
    private readonly cards: CollegeCards,
  ) {
    super();
  }

  async of(studentId: string): Promise<readonly ApplicationRecord[]> {
    const rows = await this.applications.of(studentId);
    const cards = await this.cards.of(rows.map(({ collegeId }) => collegeId));
    return rows
      .map((row) => recordOf(row, cards.get(row.collegeId)?.name ?? 'A college that was removed'))
      .toSorted((a, b) => byDeadline(a.submissionDeadline, b.submissionDeadline));
  }
}

const recordOf = (row: StoredApplication, name: string): ApplicationRecord => ({
  id: row.id,
  college: { id: row.collegeId, name },
  applicationType: row.applicationType,
  status: row.status,
  submissionDeadline: row.submissionDeadline,
  decisionResult: row.decisionResult,
  essaysRequired: row.essaysRequired,
  essaysCompleted: row.essaysCompleted,
  recommendationsRequired: row.recommendationsRequired,
  recommendationsSubmitted: row.recommendationsSubmitted,
  testScoresSubmitted: row.testScoresSubmitted,
});
