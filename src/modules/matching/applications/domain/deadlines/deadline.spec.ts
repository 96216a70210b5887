import { describe, expect, it } from 'vitest';
import { cycleOf, dayInCycle } from './cycle.js';
import { type DueFacts, deadlineOf } from './deadline.js';
import { type RoundDates } from '../published-plan.js';

const TODAY = '2026-10-03';
const BERKELEY = 110635;

const applying = (facts: Partial<DueFacts> = {}): DueFacts => ({
  collegeId: 1,
  applicationType: 'Early Decision',
  plan: null,
  submissionDeadline: null,
  deadlineCheckedOn: null,
  deadlineCheckedWhere: null,
  ...facts,
});
const published = (cycle: string, dates: Partial<RoundDates> = {}): RoundDates => ({
  cycle,
  source: 'Its admissions page',
  earlyDecision1: [],
  earlyDecision2: [],
  earlyAction: [],
  restrictiveEarlyAction: [],
  regularDecision: [],
  rolling: false,
  finalDate: null,
  ...dates,
});
const due = (facts: DueFacts, rounds: RoundDates[] = [], today = TODAY) =>
  deadlineOf(facts, rounds, '2026-27', today);

describe('the deadline of an application', () => {
  it('is the date the student checked, before all others', () => {
    const facts = applying({
      submissionDeadline: '2026-11-02',
      deadlineCheckedOn: '2026-10-03',
      deadlineCheckedWhere: 'admissions.example.edu',
    });

    expect(due(facts, [published('2026-27', { earlyDecision1: ['2026-11-01'] })])).toMatchObject({
      kind: 'checked',
      date: '2026-11-02',
      planBy: '2026-11-02',
      note: 'Checked by you on October 3: admissions.example.edu',
    });
  });

  it('is the date the student entered, and says that nobody checked it', () => {
    expect(due(applying({ submissionDeadline: '2026-11-02' }))).toMatchObject({
      kind: 'entered',
      date: '2026-11-02',
      note: 'As you entered it. Not checked yet.',
    });
  });

  it.each([
    ['Early Decision', null, '2026-11-01'],
    ['Early Decision', 'ED II', '2027-01-02'],
    ['Early Action', null, '2026-11-03'],
    ['Early Action', 'Restrictive EA', '2026-11-04'],
    ['Regular Decision', null, '2027-01-05'],
    ['Rolling', null, '2027-05-01'],
  ] as const)('of %s %s is what the college published for this cycle', (applicationType, plan, date) => {
    const rounds = published('2026-27', {
      earlyDecision1: ['2026-11-01'],
      earlyDecision2: ['2027-01-02'],
      earlyAction: ['2026-11-03'],
      restrictiveEarlyAction: ['2026-11-04'],
      regularDecision: ['2027-01-05'],
      finalDate: '2027-05-01',
    });

    expect(due(applying({ applicationType, plan }), [rounds])).toMatchObject({
      kind: 'published',
      date,
      cycle: '2026-27',
      source: 'Its admissions page',
      note: 'Published for 2026–27. Check the college’s page.',
    });
  });

  it.each([
    ['2026-10-03', '2026-11-01', ['2026-12-01']],
    ['2026-11-01', '2026-11-01', ['2026-12-01']],
    ['2026-11-02', '2026-12-01', ['2026-11-01']],
    ['2027-02-01', '2026-12-01', ['2026-11-01']],
  ])('on %s is the next of two published dates', (today, date, otherDates) => {
    const rounds = published('2026-27', { earlyAction: ['2026-11-01', '2026-12-01'] });

    expect(due(applying({ applicationType: 'Early Action' }), [rounds], today)).toMatchObject({
      date,
      otherDates,
    });
  });

  it.each([
    ['Early Decision', null, 1, '2026-11-01'],
    ['Early Decision', 'ED II', 1, '2027-01-01'],
    ['Early Action', 'Restrictive EA', 1, '2026-11-01'],
    ['Regular Decision', null, 1, '2027-01-01'],
    ['Regular Decision', null, BERKELEY, '2026-11-30'],
  ] as const)(
    'of %s %s is the usual date where nothing is known',
    (applicationType, plan, collegeId, date) => {
      expect(due(applying({ applicationType, plan, collegeId }))).toMatchObject({
        kind: 'usual',
        date,
        planBy: date,
        note: 'Usual date, check the college.',
      });
    },
  );

  it.each([
    ['Rolling', null],
    ['Rolling', 'Priority'],
    ['Regular Decision', 'Priority'],
  ] as const)('of %s %s is not known', (applicationType, plan) => {
    expect(due(applying({ applicationType, plan }))).toMatchObject({
      kind: 'unknown',
      date: null,
      planBy: null,
    });
  });

  it.each([
    [
      'Regular Decision',
      '2027-05-01',
      'Last day published for 2026–27. This college answers as applications come in, so apply early.',
    ],
    [
      'Regular Decision',
      null,
      'No fixed date: this college takes applications as they come in. Apply early, and check its page.',
    ],
    [
      'Rolling',
      null,
      'No fixed date: this college takes applications as they come in. Apply early, and check its page.',
    ],
  ] as const)(
    'of %s where a college takes applications as they come says so',
    (applicationType, finalDate, note) => {
      const rounds = [published('2026-27', { rolling: true, finalDate })];

      expect(due(applying({ applicationType }), rounds)).toMatchObject({ date: finalDate, note });
    },
  );

  it('never moves a date of another cycle, but tells it', () => {
    const late = due(applying(), [published('2025-26', { earlyDecision1: ['2025-11-15'] })]);
    expect(late).toMatchObject({
      kind: 'usual',
      date: '2026-11-01',
      planBy: '2026-11-01',
      lastCycle: {
        cycle: '2025-26',
        date: '2025-11-15',
        note: 'November 15 in the 2025–26 cycle. Check yours.',
      },
    });
  });

  it('plans by an earlier day of another cycle, without calling it the deadline', () => {
    const early = due(applying(), [published('2025-26', { earlyDecision1: ['2025-10-15'] })]);
    expect(early).toMatchObject({ date: '2026-11-01', kind: 'usual', planBy: '2026-10-15' });
  });
});

describe('the cycle of a student', () => {
  it.each([
    [2027, '2026-10-03', '2026-27'],
    [2028, '2026-10-03', '2027-28'],
    [null, '2026-07-31', '2025-26'],
    [null, '2026-08-01', '2026-27'],
    [2024, '2026-10-03', '2026-27'],
    [2100, '2026-10-03', '2099-00'],
  ])('with graduation in %s is, on %s, %s', (graduationYear, today, cycle) => {
    expect(cycleOf(graduationYear, today)).toBe(cycle);
  });

  it('begins in August', () => {
    expect(dayInCycle('2026-27', '11-01')).toBe('2026-11-01');
    expect(dayInCycle('2026-27', '01-01')).toBe('2027-01-01');
  });
});
