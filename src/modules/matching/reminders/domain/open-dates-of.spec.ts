import { describe, expect, it } from 'vitest';
import { type DatedApplication, openDatesOf } from './open-dates-of.js';

const anApplication = (given: Partial<DatedApplication>): DatedApplication => ({
  id: 'app-1',
  applicationType: 'Early Action',
  status: 'Planning',
  college: { shortName: 'Ohio State' },
  deadline: {
    kind: 'checked',
    date: '2026-11-01',
    planBy: '2026-11-01',
    note: 'Checked by you on October 3: osu.edu',
    cycle: null,
    checkedOn: '2026-10-03',
    checkedWhere: 'osu.edu',
    lastCycle: null,
  },
  checklist: [],
  ...given,
});
const transcript = { id: 'item-1', label: 'High school transcript', dueOn: '2026-10-15', doneOn: null };
const titlesOf = (given: Partial<DatedApplication>) =>
  openDatesOf(anApplication(given)).map(({ title }) => title);

describe('the open dates of an application', () => {
  it('are its deadline and the dated things on its checklist', () => {
    expect(openDatesOf(anApplication({ checklist: [transcript] }))).toEqual([
      {
        subject: 'app-1',
        applicationId: 'app-1',
        title: 'Early Action, Ohio State',
        day: '2026-11-01',
        certainty: 'checked',
        note: 'Checked by you on October 3: osu.edu',
        origin: { kind: 'checked', on: '2026-10-03', where: 'osu.edu' },
      },
      {
        subject: 'item-1',
        applicationId: 'app-1',
        title: 'High school transcript, Ohio State',
        day: '2026-10-15',
        certainty: 'yours',
        note: 'You chose this date.',
        origin: { kind: 'yours' },
      },
    ]);
  });

  it.each([
    ['Planning', 2],
    ['In Progress', 2],
    ['Submitted', 1],
    ['Under Review', 1],
    ['Interview', 1],
    ['Decided', 0],
  ])('leave out what is over: %s', (status, open) => {
    expect(titlesOf({ status, checklist: [transcript] })).toHaveLength(open);
  });

  it('leave out what is done and what has no date', () => {
    const checklist = [
      { ...transcript, doneOn: '2026-10-01' },
      { ...transcript, dueOn: null },
    ];

    expect(titlesOf({ checklist })).toEqual(['Early Action, Ohio State']);
  });

  it.each(['entered', 'published', 'usual'] as const)('call a date that is only %s unchecked', (kind) => {
    const { deadline } = anApplication({});
    const [date] = openDatesOf(anApplication({ deadline: { ...deadline, kind } }));

    expect(date?.certainty).toBe('unchecked');
  });

  it('ask about the earlier day of another cycle, and say where it is from', () => {
    const [date] = openDatesOf(
      anApplication({
        deadline: {
          kind: 'usual',
          date: '2026-11-01',
          planBy: '2026-10-15',
          note: 'Usual date, check the college.',
          cycle: '2026-27',
          checkedOn: null,
          checkedWhere: null,
          lastCycle: {
            cycle: '2025-26',
            date: '2025-10-15',
            note: 'October 15 in the 2025–26 cycle. Check yours.',
          },
        },
      }),
    );

    expect(date).toMatchObject({
      day: '2026-10-15',
      certainty: 'unchecked',
      note: 'Usual date, check the college. October 15 in the 2025–26 cycle. Check yours.',
      origin: { kind: 'usual', lastCycle: { cycle: '2025-26', date: '2025-10-15' } },
    });
  });

  it('have no deadline where none is known', () => {
    const { deadline } = anApplication({});

    expect(titlesOf({ deadline: { ...deadline, kind: 'unknown', date: null, planBy: null } })).toEqual([]);
  });
});
