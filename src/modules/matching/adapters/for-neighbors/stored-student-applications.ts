import { Injectable } from '@nestjs/common';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { type ApplicationOfStudent, StudentApplications } from '../../contracts/index.js';
import { ApplicationsReadModel, type ApplicationRow } from '../read-models/applications.read-model.js';
import { byDeadline } from './by-deadline.js';

@Injectable()
export class StoredStudentApplications extends StudentApplications {
  constructor(
    private readonly applications: ApplicationsReadModel,
    private readonly cards: CollegeCards,
  ) {
    super();
  }

  async of(studentId: string): Promise<readonly ApplicationOfStudent[]> {
    const rows = await this.applications.of(studentId);
    const cards = await this.cards.of(rows.map(({ collegeId }) => collegeId));
    return rows
      .map((row) => applicationOf(row, cards.get(row.collegeId)?.shortName ?? ''))
      .toSorted((a, b) => byDeadline(a.deadline, b.deadline));
  }
}

const applicationOf = (row: ApplicationRow, collegeName: string): ApplicationOfStudent => ({
  id: row.id,
  collegeId: row.collegeId,
  collegeName,
  round: row.applicationType,
  status: row.status,
  decision: row.decisionResult,
  deadline: row.submissionDeadline,
  essays: { required: row.essaysRequired.length, done: row.essaysCompleted.length },
  recommendations: { required: row.recommendationsRequired ?? 0, done: row.recommendationsSubmitted ?? 0 },
  testScoresToSend: row.testScoresRequired && !row.testScoresSubmitted,
  transcriptsSent: row.transcriptsSubmitted,
  aidAppliedFor: row.financialAidApplied,
});
