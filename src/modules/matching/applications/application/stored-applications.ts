import { type ChecklistItem } from '../domain/checklist/checklist-item.js';
import { type CheckedDate } from '../domain/deadlines/checked-date.js';
import { type Counters } from '../domain/checklist/counters.js';
import { type Round } from '../domain/rounds/round.js';
import {
  type ApplicationPlatform,
  type ApplicationStatus,
  type Day,
  type DecisionResult,
} from '../domain/terms.js';

/** An application as it is stored. Times arrive as text. */
export interface StoredApplication extends Round, CheckedDate, Omit<Counters, Nullable> {
  id: string;
  userId: string;
  /** UNITID. */
  collegeId: number;
  applicationPlatform: ApplicationPlatform | null;
  status: ApplicationStatus;
  submittedAt: string | null;
  decisionDate: Day | null;
  decisionResult: DecisionResult | null;
  wasDeferred: boolean;
  recommendationsRequired: number | null;
  recommendationsSubmitted: number | null;
  scholarshipApplied: boolean | null;
  aidAmountOffered: number | null;
  notes: string;
  feeWaived: boolean | null;
  checklist: ChecklistItem[];
  createdAt: string;
  updatedAt: string;
}

type Nullable = 'recommendationsRequired' | 'recommendationsSubmitted';

export abstract class StoredApplications {
  /** Those not deleted, in the order they were begun. */
  abstract of(studentId: string): Promise<StoredApplication[]>;
}
