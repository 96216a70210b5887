import { type Application } from '@/api';
import { aCard } from './colleges';

/** In planning, nothing submitted. */
export const anApplication = (collegeId: number, status: Application['status']): Application => ({
  id: '01990000-0000-7000-8000-0000000000b1',
  userId: '01990000-0000-7000-8000-000000000001',
  collegeId,
  college: aCard({ id: collegeId }),
  applicationType: 'Regular Decision',
  plan: null,
  applicationPlatform: null,
  status,
  submissionDeadline: null,
  submittedAt: null,
  decisionDate: null,
  decisionResult: null,
  essaysRequired: [],
  essaysCompleted: [],
  recommendationsRequired: null,
  recommendationsSubmitted: null,
  testScoresRequired: false,
  testScoresSubmitted: false,
  transcriptsSubmitted: false,
  financialAidApplied: false,
  scholarshipApplied: null,
  aidAmountOffered: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
});
