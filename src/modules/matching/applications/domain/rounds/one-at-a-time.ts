import { type Application } from '../application.js';
import { isPromise } from './promise.js';

const bindsNow = (application: Application): boolean =>
  !application.isDeleted && isPromise({ ...application.round, ...application.outcome });

const isEnrolled = (application: Application): boolean =>
  !application.isDeleted && application.outcome.decisionResult === 'Enrolled';

/** The other application that is a promise too; null when this one is none or the only one. */
export const otherPromise = (application: Application, all: readonly Application[]): Application | null =>
  bindsNow(application)
    ? (all.find((other) => other.id !== application.id && bindsNow(other)) ?? null)
    : null;

/** The other college where the student is enrolled already. */
export const otherEnrollment = (application: Application, all: readonly Application[]): Application | null =>
  isEnrolled(application)
    ? (all.find((other) => other.id !== application.id && isEnrolled(other)) ?? null)
    : null;
