import { isBinding } from './round.js';
import { type ApplicationType, type DecisionResult } from '../terms.js';

interface Promised {
  applicationType: ApplicationType;
  decisionResult: DecisionResult | null;
  wasDeferred: boolean;
}

/** A deferred application is read again with the regular ones, and binds no more. */
const ENDED: readonly (DecisionResult | null)[] = ['Rejected', 'Deferred', 'Withdrawn'];

/** An Early Decision application binds until it is over. */
export const isPromise = ({ applicationType, decisionResult, wasDeferred }: Promised): boolean =>
  isBinding({ applicationType }) && !wasDeferred && !ENDED.includes(decisionResult);
