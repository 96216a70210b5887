import { Injectable } from '@nestjs/common';
import { type ApplicationOfStudent, StudentApplications } from '../../../contracts/index.js';
import { type CurrentApplication, CurrentApplications } from '../../application/current-applications.js';
import { byDeadline } from './by-deadline.js';

@Injectable()
export class StoredStudentApplications extends StudentApplications {
  constructor(private readonly applications: CurrentApplications) {
    super();
  }

  async of(studentId: string): Promise<readonly ApplicationOfStudent[]> {
    const current = await this.applications.of(studentId);
    return current.map(applicationOf).toSorted((a, b) => byDeadline(a.deadline.date, b.deadline.date));
  }
}

const applicationOf = (current: CurrentApplication): ApplicationOfStudent => ({
  id: current.id,
  collegeId: current.collegeId,
  collegeName: current.college.shortName,
  round: current.applicationType,
  plan: current.plan,
  platform: current.applicationPlatform,
  status: current.status,
  decision: current.decisionResult,
  submissionDeadline: current.submissionDeadline,
  deadline: current.deadline,
  regularDeadline: current.regularDeadline,
  openItems: current.checklist
    .filter(({ doneOn }) => doneOn === null)
    .map(({ id, kind, label, dueOn, words, part, askedOn }) => ({
      id,
      kind,
      label,
      dueOn,
      words,
      part,
      askedOn,
    })),
  essays: { required: current.essaysRequired.length, done: current.essaysCompleted.length },
  recommendations: {
    required: current.recommendationsRequired ?? 0,
    done: current.recommendationsSubmitted ?? 0,
  },
  testScoresToSend: current.testScoresRequired && !current.testScoresSubmitted,
  transcriptsSent: current.transcriptsSubmitted,
  aidAppliedFor: current.financialAidApplied,
});
