import { type Day } from '../calendar/day.js';
import { DAYS_FOR_LETTER, DAYS_FOR_RECORDS, DAYS_TO_SPARE, dueBefore } from '../calendar/due-days.js';
import * as effort from './effort.js';
import { type OpenApplication, sendByOf } from '../open-applications.js';
import { type DatedBy, type OpenItem } from '../season.js';
import { type Task, type TaskKind } from './task.js';

interface Work {
  kind: TaskKind;
  halfHours: number;
  daysBefore: number;
  place?: number;
}

/** What is left of the checklist besides essays. */
export function tasksOfItem(item: OpenItem, application: OpenApplication, today: Day): Task[] {
  const sendBy = sendByOf(item, application, today);
  return workOf(item).map((work) => taskFrom(work, item, application, sendBy, today));
}

/** Forms for aid, and what a shared form sends to all its colleges, are done once. */
function chainOf(item: OpenItem, { form, items }: OpenApplication): string {
  const label = item.label.trim().toLowerCase();
  if (item.kind === 'aid-form') return `aid ${label}`;
  if (form === null || (item.kind !== 'recommendation' && item.kind !== 'transcript')) return item.id;
  return `${form} ${label} ${numberAmongEqual(item, items)}`;
}

/** Two letters of teachers are two, also where both are called the same. */
const numberAmongEqual = ({ id, label }: OpenItem, items: readonly OpenItem[]): number =>
  items.filter((other) => other.label === label && other.id <= id).length;

function taskFrom(
  { kind, halfHours, daysBefore, place = 0 }: Work,
  item: OpenItem,
  application: OpenApplication,
  sendBy: DatedBy,
  today: Day,
): Task {
  const { id, college } = application;
  const chain = chainOf(item, application);
  return {
    id: `${chain}/${kind}`,
    kind,
    subject: item.label,
    colleges: [college],
    applicationIds: [id],
    inEssayPlan: false,
    essayId: null,
    halfHours,
    dueOn: dueBefore(sendBy.day, daysBefore, today),
    sendBy: sendBy.day,
    dateNote: sendBy.note,
    chain,
    place,
    afterNight: false,
  };
}

function workOf(item: OpenItem): Work[] {
  const daysBefore = DAYS_TO_SPARE;
  switch (item.kind) {
    case 'essay':
      return [];
    case 'recommendation':
      return letterWork(item);
    case 'transcript':
      return [{ kind: 'transcript', halfHours: effort.REQUEST_TRANSCRIPT, daysBefore: DAYS_FOR_RECORDS }];
    case 'test-scores':
      return [{ kind: 'test-scores', halfHours: effort.SEND_SCORES, daysBefore: DAYS_FOR_RECORDS }];
    case 'fee':
      return [{ kind: 'fee', halfHours: effort.PAY_FEE, daysBefore }];
    case 'aid-form':
      return [{ kind: 'aid-form', halfHours: aidFormEffort(item.label), daysBefore }];
    case 'interview':
      return [{ kind: 'interview', halfHours: effort.INTERVIEW, daysBefore }];
    case 'other':
      return isForm(item) ? [] : [{ kind: 'other', halfHours: effort.OTHER_ITEM, daysBefore }];
  }
}

/** Filling in the form is a task of every application. */
const isForm = ({ label }: OpenItem): boolean => /^application form$/i.test(label.trim());

/** Whom the student asked already is only looked after. */
const letterWork = ({ askedOn }: OpenItem): Work[] => [
  ...(askedOn === null
    ? [{ kind: 'ask' as const, halfHours: effort.ASK_FOR_LETTER, daysBefore: DAYS_FOR_LETTER }]
    : []),
  { kind: 'check-letter', halfHours: effort.CHECK_LETTER, daysBefore: DAYS_TO_SPARE, place: 1 },
];

function aidFormEffort(label: string): number {
  if (/fafsa/i.test(label)) return effort.FAFSA;
  return /css/i.test(label) ? effort.CSS_PROFILE : effort.OTHER_AID_FORM;
}
