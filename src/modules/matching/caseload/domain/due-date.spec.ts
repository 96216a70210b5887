import { describe, expect, it } from 'vitest';
import { type DueApplication, dueDatesOf } from './due-date.js';

const AROUND = { collegeName: 'Ohio State', rounds: [], cycle: '2026-27', today: '2026-11-26' };

const anApplication = (known: Partial<DueApplication> = {}): DueApplication => ({
  id: 'app-1',
  collegeId: 204796,
  applicationType: 'Regular Decision',
  plan: null,
  status: 'In Progress',
  submissionDeadline: null,
  deadlineCheckedOn: null,
  deadlineCheckedWhere: null,
  items: 9,
  itemsDone: 4,
  datedItems: [{ label: 'Ask for the transcript', dueOn: '2026-12-04' }],
  ...known,
});

describe('what is due of an application', () => {
  it('is its deadline with where it is from, and each line with a day of its own', () => {
    expect(dueDatesOf(anApplication(), AROUND)).toMatchObject([
      { item: null, day: '2027-01-01', kind: 'usual', itemsDone: 4 },
      { item: 'Ask for the transcript', day: '2026-12-04', kind: 'planned' },
    ]);
  });

  it('leaves out where the student checked the date', () => {
    const checked = {
      submissionDeadline: '2027-01-04',
      deadlineCheckedOn: '2026-11-20',
      deadlineCheckedWhere: 'Ms. Ortega told me',
    };
    const due = dueDatesOf(anApplication(checked), AROUND);

    expect(due[0]).toMatchObject({ day: '2027-01-04', kind: 'checked' });
    expect(JSON.stringify(due)).not.toContain('Ortega');
  });

  it('is no deadline anymore once it is sent, and nothing once there is a decision', () => {
    expect(dueDatesOf(anApplication({ status: 'Submitted' }), AROUND)).toMatchObject([{ kind: 'planned' }]);
    expect(dueDatesOf(anApplication({ status: 'Decided' }), AROUND)).toEqual([]);
  });

  it('is only what has a day', () => {
    const rolling = anApplication({ applicationType: 'Rolling', datedItems: [] });
    expect(dueDatesOf(rolling, AROUND)).toEqual([]);
  });
});
