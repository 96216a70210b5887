import { describe, expect, it } from 'vitest';
import { type Deadline } from './deadlines/deadline.js';
import { type Watched, warningsOf } from './warnings.js';

const TODAY = '2026-11-20';

const dueOn = (date: string | null, kind: Deadline['kind'] = 'published'): Deadline => ({
  ...{ date, kind, note: 'x', planBy: date, cycle: null, source: null, checkedOn: null, checkedWhere: null },
  ...{ lastCycle: null, otherDates: [] },
});
const watched = (id: string, but: Partial<Watched> = {}): Watched => ({
  ...{ id, college: `College ${id}`, applicationType: 'Regular Decision', plan: null, status: 'Planning' },
  ...{ decisionResult: null, wasDeferred: false, deadline: dueOn('2027-01-01') },
  ...but,
});
const codes = (...all: Watched[]) => {
  const warnings = warningsOf(all, TODAY);
  return all.map(({ id }) => warnings.get(id)?.map(({ code }) => code));
};

const RESTRICTIVE = { applicationType: 'Early Action', plan: 'Restrictive EA' } as const;
const ED = { applicationType: 'Early Decision' } as const;
const ACCEPTED = { status: 'Decided', decisionResult: 'Accepted' } as const;

describe('warnings', () => {
  it('tell that a date has passed, until the application is sent', () => {
    const late = { deadline: dueOn('2026-11-19') };
    expect(codes(watched('1', late), watched('2', { ...late, status: 'Submitted' }))).toEqual([
      ['deadline-passed'],
      [],
    ]);
    expect(codes(watched('1', { deadline: dueOn(TODAY) }))).toEqual([[]]);
  });

  it('speak more carefully of a usual date', () => {
    const usual = watched('1', { deadline: dueOn('2026-11-01', 'usual') });
    expect(warningsOf([usual], TODAY).get('1')?.[0]?.says).toMatch(/^The usual date has passed/);
  });

  it('lead from a missed early date to a later round', () => {
    const late = { deadline: dueOn('2026-11-01') };
    const says = (round: Partial<Watched>) =>
      warningsOf([watched('1', { ...late, ...round })], TODAY).get('1')?.[0]?.says;
    expect(says(ED)).toContain('change the round');
    expect(says({})).not.toContain('change the round');
  });

  it('stand at both of a restrictive and another early application', () => {
    expect(codes(watched('1', RESTRICTIVE), watched('2', ED), watched('3'))).toEqual([
      ['restrictive-early-action'],
      ['restrictive-early-action'],
      [],
    ]);
    const over = { ...ED, status: 'Decided', decisionResult: 'Rejected' } as const;
    expect(codes(watched('1', RESTRICTIVE), watched('2', over))).toEqual([[], []]);
    const answered = { applicationType: 'Early Action', ...ACCEPTED } as const;
    expect(codes(watched('1', answered), watched('2', RESTRICTIVE))[0]).toEqual([]);
  });

  it('ask to withdraw the others after Early Decision said yes', () => {
    expect(codes(watched('1', { ...ED, ...ACCEPTED }), watched('2'), watched('3', ACCEPTED))).toEqual([
      [],
      ['accepted-early-decision'],
      [],
    ]);
  });

  it('ask to free the other places after enrolling', () => {
    const enrolled = watched('1', { status: 'Decided', decisionResult: 'Enrolled' });
    const rejected = watched('3', { status: 'Decided', decisionResult: 'Rejected' });
    expect(codes(enrolled, watched('2', ACCEPTED), rejected)).toEqual([[], ['enrolled-elsewhere'], []]);
  });
});
