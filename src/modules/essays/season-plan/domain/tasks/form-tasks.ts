import { type Day } from '../calendar/day.js';
import { DAYS_TO_SPARE, dueBefore } from '../calendar/due-days.js';
import { OWN_FORM, SEND, SHARED_FORM } from './effort.js';
import { type OpenApplication } from '../open-applications.js';
import { FORM_NAMES } from './shared-forms.js';
import { type Task } from './task.js';

/** Filling in the form, once where colleges share it, and sending to each college. */
export function formTasks(application: OpenApplication, today: Day): Task[] {
  const { id, college, form, sendBy } = application;
  const chain = form === null ? `form ${id}` : `form ${form}`;
  const common = {
    colleges: [college],
    applicationIds: [id],
    inEssayPlan: false,
    essayId: null,
    dueOn: dueBefore(sendBy.day, DAYS_TO_SPARE, today),
    sendBy: sendBy.day,
    dateNote: sendBy.note,
    afterNight: false,
  };
  const fillIn: Task = {
    ...common,
    id: chain,
    kind: 'form',
    subject: form === null ? `${college} application form` : `${FORM_NAMES[form]} form`,
    halfHours: form === null ? OWN_FORM : SHARED_FORM,
    chain,
    place: 0,
  };
  const send: Task = {
    ...common,
    id: `send ${id}`,
    kind: 'send',
    subject: college,
    halfHours: SEND,
    chain: `send ${id}`,
    place: 0,
  };
  return [fillIn, send];
}
