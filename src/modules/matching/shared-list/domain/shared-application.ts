import { type ChecklistItem } from '../../applications/domain/checklist/checklist-item.js';
import { type Deadline } from '../../applications/domain/deadlines/deadline.js';
import { type Round } from '../../applications/domain/rounds/round.js';
import { type ApplicationStatus, type DecisionResult } from '../../applications/domain/terms.js';

interface OwnApplication extends Round {
  readonly id: string;
  readonly college: { readonly id: number; readonly shortName: string };
  readonly status: ApplicationStatus;
  readonly decisionResult: DecisionResult | null;
  readonly deadline: Deadline;
  readonly checklist: readonly ChecklistItem[];
}

/**
 * What an adult may read of an application: how far it is, when it is due, and the lines of its checklist, also those the student
 * added. Notes and the names of recommenders stay with the student.
 */
export const sharedApplication = (application: OwnApplication) => {
  const { id, college, applicationType, plan, status, decisionResult, deadline, checklist } = application;
  return {
    id,
    collegeId: college.id,
    collegeName: college.shortName,
    applicationType,
    plan,
    status,
    decisionResult,
    deadline: sharedDeadline(deadline),
    checklist: checklist.map(({ label, doneOn }) => ({ label, isDone: doneOn !== null })),
  };
};

/** When it is due and how sure that is, as an adult reads it. */
export const sharedDeadline = (deadline: Deadline): Deadline => ({
  ...deadline,
  ...WITHOUT_OWN_WORDS[deadline.kind],
});

/** Where the student checked a date is the student’s own text; that it was checked is enough. */
const WITHOUT_OWN_WORDS: Partial<Record<Deadline['kind'], { note: string; checkedWhere: null }>> = {
  checked: { note: 'The student checked this date at the college.', checkedWhere: null },
  entered: { note: 'The student entered this date. Not checked yet.', checkedWhere: null },
};
