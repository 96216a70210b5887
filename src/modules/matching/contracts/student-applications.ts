import { type ChecklistItem } from '../applications/domain/checklist/checklist-item.js';
import { type Deadline } from '../applications/domain/deadlines/deadline.js';
import {
  type ApplicationPlatform,
  type ApplicationStatus,
  type ApplicationType,
  type Day,
  type DecisionResult,
  type PlanDetail,
} from '../applications/domain/terms.js';

/** Something that is still to do. Without a day of its own it is due with the application. */
export type OpenItem = Pick<ChecklistItem, 'id' | 'kind' | 'label' | 'dueOn' | 'words' | 'part' | 'askedOn'>;

export interface ApplicationOfStudent {
  readonly id: string;
  /** A unit id. */
  readonly collegeId: number | null;
  readonly collegeName: string;
  readonly round: ApplicationType;
  readonly plan: PlanDetail | null;
  readonly platform: ApplicationPlatform | null;
  readonly status: ApplicationStatus;
  readonly decision: DecisionResult | null;
  /** An ISO date that the student entered. */
  readonly submissionDeadline: Day | null;
  /** That date, or the published or usual one. Never say its date without its note. */
  readonly deadline: Deadline;
  /** When it would be due in the regular round; null where it is not Early Action. */
  readonly regularDeadline: Deadline | null;
  readonly openItems: readonly OpenItem[];
  readonly essays: { readonly required: number; readonly done: number };
  readonly recommendations: { readonly required: number; readonly done: number };
  readonly testScoresToSend: boolean;
  readonly transcriptsSent: boolean;
  readonly aidAppliedFor: boolean;
}

export abstract class StudentApplications {
  /** The nearest deadline first, those without one last. */
  abstract of(studentId: string): Promise<readonly ApplicationOfStudent[]>;
}
