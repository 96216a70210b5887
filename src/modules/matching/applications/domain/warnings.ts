import { type Deadline } from './deadlines/deadline.js';
import { isPromise } from './rounds/promise.js';
import { type Round } from './rounds/round.js';
import { type ApplicationStatus, type Day, type DecisionResult } from './terms.js';

/** Something to look at; nothing is refused for it. */
export interface Warning {
  code: string;
  says: string;
}

export interface Watched extends Round {
  id: string;
  college: string;
  status: ApplicationStatus;
  decisionResult: DecisionResult | null;
  wasDeferred: boolean;
  deadline: Deadline;
}

type Rule = (application: Watched, others: readonly Watched[], today: Day) => Warning | null;

const isUnsent = ({ status }: Watched) => status === 'Planning' || status === 'In Progress';
const isOpen = ({ status }: Watched) => status !== 'Decided';
const isOver = ({ decisionResult }: Watched) =>
  decisionResult === 'Rejected' || decisionResult === 'Withdrawn' || decisionResult === 'Deferred';
const isEarly = ({ applicationType }: Watched) =>
  applicationType === 'Early Decision' || applicationType === 'Early Action';
const isRestrictive = ({ plan }: Watched) => plan === 'Restrictive EA';

const deadlinePassed: Rule = (application, _others, today) => {
  const { date, kind } = application.deadline;
  if (!isUnsent(application) || date === null || date >= today) return null;
  const passed = kind === 'usual' ? 'The usual date has passed.' : 'This date has passed.';
  const next = isEarly(application)
    ? 'you may still apply in a later round: check its dates, then change the round here.'
    : 'ask the college whether it still takes applications.';
  const says = `${passed} If you sent the application, mark it as submitted. If not, ${next}`;
  return { code: 'deadline-passed', says };
};

const restrictiveBesideEarly: Rule = (application, others) => {
  if (!isEarly(application) || !isOpen(application)) return null;
  const clash = others.find(
    (other) =>
      isEarly(other) &&
      !isOver(other) &&
      !other.wasDeferred &&
      (isRestrictive(application) || isRestrictive(other)),
  );
  if (clash === undefined || application.wasDeferred) return null;
  const restrictive = isRestrictive(application) ? application.college : clash.college;
  const says = `Restrictive Early Action at ${restrictive} usually rules out early applications to other private colleges. You also have one at ${isRestrictive(application) ? clash.college : 'this college'}. Check the rules of ${restrictive}.`;
  return { code: 'restrictive-early-action', says };
};

const promisedElsewhere: Rule = (application, others) => {
  const promised = others.find(
    (other) =>
      isPromise(other) && (other.decisionResult === 'Accepted' || other.decisionResult === 'Enrolled'),
  );
  if (promised === undefined || !isOpen(application)) return null;
  const says = `${promised.college} accepted you under Early Decision, which is a promise to go there. Once you know the aid makes it possible, please withdraw this application.`;
  return { code: 'accepted-early-decision', says };
};

const enrolledElsewhere: Rule = (application, others) => {
  const enrolled = others.find(({ decisionResult }) => decisionResult === 'Enrolled');
  const waits = isOpen(application) || application.decisionResult === 'Accepted';
  if (enrolled === undefined || !waits || isPromise(enrolled)) return null;
  const says = `You are enrolled at ${enrolled.college}. Tell this college that you won’t come, so that the place is free for someone else.`;
  return { code: 'enrolled-elsewhere', says };
};

const RULES: readonly Rule[] = [deadlinePassed, promisedElsewhere, enrolledElsewhere, restrictiveBesideEarly];

/** Of each application, by its id. */
export function warningsOf(all: readonly Watched[], today: Day): ReadonlyMap<string, readonly Warning[]> {
  const of = (application: Watched) => {
    const others = all.filter(({ id }) => id !== application.id);
    return RULES.flatMap((rule) => rule(application, others, today) ?? []);
  };
  return new Map(all.map((application) => [application.id, of(application)]));
}
