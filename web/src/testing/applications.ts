import { type Application, type ApplicationInFull, type ChecklistItem } from '@/api';
import { aCard } from './colleges';

/** In planning, nothing submitted. */
export const anApplication = (collegeId: number, status: Application['status']): Application => ({
  id: '01990000-0000-7000-8000-0000000000b1',
  userId: '01990000-0000-7000-8000-000000000001',
  collegeId,
  college: aCard({ id: collegeId }),
  applicationType: 'Regular Decision',
  plan: null,
  applicationPlatform: null,
  status,
  submissionDeadline: null,
  submittedAt: null,
  decisionDate: null,
  decisionResult: null,
  essaysRequired: [],
  essaysCompleted: [],
  recommendationsRequired: null,
  recommendationsSubmitted: null,
  testScoresRequired: false,
  testScoresSubmitted: false,
  transcriptsSubmitted: false,
  financialAidApplied: false,
  scholarshipApplied: null,
  deadline: {
    date: null,
    kind: 'unknown',
    note: 'We don’t know the date. Check the college’s page.',
    planBy: null,
    cycle: null,
    source: null,
    checkedOn: null,
    checkedWhere: null,
    lastCycle: null,
    otherDates: [],
  },
  wasDeferred: false,
  checklist: [],
  feeWaived: null,
  notes: '',
  warnings: [],
  aidAmountOffered: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
});

export const aChecklistItem = (changes: Partial<ChecklistItem> = {}): ChecklistItem => ({
  id: '01990000-0000-7000-8000-0000000000c1',
  kind: 'other',
  label: 'Something to do',
  dueOn: null,
  doneOn: null,
  words: null,
  part: null,
  who: null,
  askedOn: null,
  origin: 'usual',
  cycle: null,
  note: null,
  ...changes,
});

/** In planning, with a usual deadline and nothing published. */
export const anApplicationInFull = (changes: Partial<ApplicationInFull> = {}): ApplicationInFull => ({
  ...anApplication(217_156, 'Planning'),
  requirements: null,
  ...changes,
});

type Changes = Partial<Omit<Application, 'deadline'>> & {
  name?: string;
  deadline?: Partial<Application['deadline']>;
};

/** In planning, due on the usual day for Regular Decision, with an empty checklist. */
export const aStudentApplication = ({ name, deadline, ...changes }: Changes = {}): Application => ({
  ...anApplication(204796, 'Planning'),
  ...(name === undefined ? {} : { college: aCard({ id: 204796, shortName: name }) }),
  ...changes,
  deadline: {
    date: '2027-01-01',
    kind: 'usual',
    note: 'Usual date, check the college.',
    planBy: '2027-01-01',
    cycle: null,
    source: null,
    checkedOn: null,
    checkedWhere: null,
    lastCycle: null,
    otherDates: [],
    ...deadline,
  },
});
