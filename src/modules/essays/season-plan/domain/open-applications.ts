import { type Day } from './calendar/day.js';
import {
  type DatedBy,
  type OpenItem,
  type Season,
  type SeasonApplication,
  type SeasonEssayUse,
} from './season.js';

/** An application that can be planned: not sent, with a day that is still to come. */
export interface OpenApplication extends SeasonApplication {
  sendBy: DatedBy;
}

export interface LeftOut {
  applicationId: string | null;
  subject: string;
  why: 'no date' | 'past';
  says: string;
}

export function openApplications(applications: readonly SeasonApplication[], today: Day): OpenApplication[] {
  return applications.flatMap((application) => {
    const { isSent, planBy, dateNote } = application;
    return isSent || planBy === null || planBy < today
      ? []
      : [{ ...application, sendBy: { day: planBy, note: dateNote } }];
  });
}

export const leftOutApplications = (applications: readonly SeasonApplication[], today: Day): LeftOut[] =>
  applications
    .filter(({ isSent, planBy }) => !isSent && (planBy === null || planBy < today))
    .map(({ id, college, planBy, dateNote }) => ({
      applicationId: id,
      subject: college,
      ...(planBy === null
        ? { why: 'no date', says: `${dateNote} Add a date to see it in the plan.` }
        : {
            why: 'past',
            says: `This day has passed, so it isn’t in the plan. If the college has a later round, change to it. ${dateNote}`,
          }),
    }));

/** Essays of the essay plan that nothing gives a day. */
export const leftOutEssays = ({ applications, essays }: Season): LeftOut[] =>
  essays
    .filter(({ uses }) => uses.every((use) => use.dueOn === null && !applications.some(readsIt(use))))
    .map(({ title }) => ({
      applicationId: null,
      subject: title,
      why: 'no date',
      says: 'No date yet, so it isn’t in the plan. Add the date in your essay plan.',
    }));

/** Whether an answer goes to an application: to its college, or with its form. */
export const readsIt =
  ({ collegeIds, form }: SeasonEssayUse) =>
  (application: SeasonApplication): boolean =>
    (application.collegeId !== null && collegeIds.includes(application.collegeId)) ||
    (form !== null && form === application.form);

const FROM_CHECKLIST = 'The date on your checklist.';

/** An item with a day of its own is due then, everything else with its application. */
export const sendByOf = ({ dueOn }: OpenItem, { sendBy }: OpenApplication, today: Day): DatedBy =>
  dueOn !== null && dueOn >= today ? { day: dueOn, note: FROM_CHECKLIST } : sendBy;
