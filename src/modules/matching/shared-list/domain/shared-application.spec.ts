import { describe, expect, it } from 'vitest';
import { anItem, type ChecklistItem } from '../../applications/domain/checklist/checklist-item.js';
import { type Deadline } from '../../applications/domain/deadlines/deadline.js';
import { sharedApplication } from './shared-application.js';

const DEADLINE: Deadline = {
  date: '2026-11-30',
  kind: 'checked',
  note: 'Checked on November 2, 2026: Ms. Ortega told me.',
  planBy: '2026-11-30',
  cycle: null,
  source: null,
  checkedOn: '2026-11-02',
  checkedWhere: 'Ms. Ortega told me',
  lastCycle: null,
  otherDates: [],
};

const checklist: readonly ChecklistItem[] = [
  {
    id: 'item-1',
    ...anItem({ kind: 'recommendation', label: 'Letter of a teacher', origin: 'usual' }),
    who: 'Ms. Ortega',
    note: 'She likes the band',
    doneOn: '2026-11-02',
  },
  { id: 'item-2', ...anItem({ kind: 'other', label: 'Send the video', origin: 'yours' }) },
];

const shared = () =>
  sharedApplication({
    id: 'app-1',
    college: { id: 204796, shortName: 'Ohio State' },
    applicationType: 'Early Action',
    plan: null,
    status: 'In Progress',
    decisionResult: null,
    deadline: DEADLINE,
    checklist,
  });

describe('an application an adult reads', () => {
  it('says that the student checked the date, and not in the student’s words', () => {
    expect(shared().deadline).toMatchObject({ date: '2026-11-30', checkedWhere: null });
    expect(JSON.stringify(shared())).not.toContain('Ortega');
  });

  it('names the lines of the checklist and which are done, without notes and recommenders', () => {
    expect(shared().checklist).toEqual([
      { label: 'Letter of a teacher', isDone: true },
      { label: 'Send the video', isDone: false },
    ]);
  });
});
