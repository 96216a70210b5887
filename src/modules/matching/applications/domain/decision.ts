import { ApplicationRefused, NotFromWaitingList } from './application.errors.js';
import { type ApplicationStatus, type Day, type DecisionResult } from './terms.js';

/** What the college answered, or what the student did with it. */
export interface Decision {
  decisionResult: DecisionResult | null;
  decisionDate: Day | null;
}

interface Before extends Decision {
  status: ApplicationStatus;
}

const AFTER_WAITING_LIST: readonly DecisionResult[] = ['Waitlisted', 'Accepted', 'Rejected', 'Withdrawn'];

/** The answer that goes with a status: none before Decided. @throws ApplicationRefused, NotFromWaitingList */
export function decisionAfter(before: Before, status: ApplicationStatus, decision: Decision): Decision {
  if (status !== 'Decided') return { decisionResult: null, decisionDate: null };
  const { decisionResult, decisionDate } = decision;
  if (decisionResult === null)
    throw new ApplicationRefused('decisionResult', 'Please choose what the college decided.');
  if (before.decisionResult === 'Waitlisted' && !AFTER_WAITING_LIST.includes(decisionResult))
    throw new NotFromWaitingList();
  const isSameAnswer = decisionResult === before.decisionResult;
  return { decisionResult, decisionDate: decisionDate ?? (isSameAnswer ? before.decisionDate : null) };
}

/** A deferral stays while the college looks again, and goes when the student takes it back further than that. */
export function isDeferredAfter(
  wasDeferred: boolean,
  status: ApplicationStatus,
  result: DecisionResult | null,
): boolean {
  if (result === 'Deferred') return true;
  return wasDeferred && ['Under Review', 'Interview', 'Decided'].includes(status);
}
