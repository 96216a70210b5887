import { describe, expect, it } from 'vitest';
import { Application } from './application.js';
import {
  ApplicationChangedElsewhere,
  ApplicationRefused,
  ChecklistFull,
  ChecklistItemNotFound,
  MOST_CHECKLIST_ITEMS,
  NotFromWaitingList,
} from './application.errors.js';
import { ApplicationDecided, ApplicationRoundChanged, ApplicationSubmitted } from './application.events.js';
import { anItem, type ChecklistItem, type ItemDraft } from './checklist/checklist-item.js';
import { otherEnrollment, otherPromise } from './rounds/one-at-a-time.js';
import { type Round } from './rounds/round.js';
import { type DecisionResult } from './terms.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-21T12:00:00Z');
const TODAY = '2026-11-20';
const NO_DECISION = { decisionResult: null, decisionDate: null };

const line = (id: string, but: Partial<ItemDraft> = {}): ChecklistItem => ({
  id,
  ...anItem({ kind: 'essay', label: `Essay ${id}`, origin: 'published', ...but }),
});
const begin = (round: Partial<Round> = {}, checklist: ChecklistItem[] = [], id = 'a-1') =>
  Application.begin({
    ...{ id, studentId: 'maya', collegeId: 1, applicationPlatform: null, checklist, now: NOW },
    ...{ applicationType: 'Regular Decision', plan: null, ...round },
  });
const eventsOf = (application: Application, act: () => void) => {
  application.pullEvents();
  act();
  return application.pullEvents();
};
const decide = (application: Application, decisionResult: DecisionResult) => {
  application.moveTo('Decided', { decisionResult, decisionDate: null }, NOW);
  return application;
};

describe('the round of an application', () => {
  it.each([
    ['Regular Decision', 'ED I'],
    ['Early Action', 'ED II'],
    ['Early Decision', 'Restrictive EA'],
    ['Early Action', 'Priority'],
  ] as const)('cannot be %s with %s', (applicationType, plan) => {
    expect(() => begin({ applicationType, plan })).toThrow(ApplicationRefused);
  });

  it('drops a plan that does not fit the new type', () => {
    const application = begin({ applicationType: 'Early Decision', plan: 'ED I' });
    const events = eventsOf(application, () => {
      application.change({ applicationType: 'Regular Decision' }, TODAY, NOW);
    });

    expect(application.round).toEqual({ applicationType: 'Regular Decision', plan: null });
    expect(events).toEqual([new ApplicationRoundChanged('a-1', 'maya', 1, 'Regular Decision', null)]);
  });
});

describe('the deadline a student enters', () => {
  it('counts as checked only with where it was seen', () => {
    const application = begin();
    application.change({ submissionDeadline: '2027-01-05', checkedWhere: 'x.edu' }, TODAY, NOW);
    expect(application.deadlineFacts).toEqual({
      submissionDeadline: '2027-01-05',
      deadlineCheckedOn: TODAY,
      deadlineCheckedWhere: 'x.edu',
    });

    application.change({ submissionDeadline: '2027-01-05', notes: 'Same date' }, TODAY, NOW);
    expect(application.deadlineFacts.deadlineCheckedWhere).toBe('x.edu');

    application.change({ submissionDeadline: '2027-01-09' }, TODAY, NOW);
    expect(application.deadlineFacts.deadlineCheckedOn).toBeNull();
  });

  it('cannot be checked without a date', () => {
    expect(() => begin().change({ checkedWhere: 'x.edu' }, TODAY, NOW)).toThrow(ApplicationRefused);
  });
});

describe('the status of an application', () => {
  it('is submitted once, and keeps that day', () => {
    const application = begin();
    const submit = () => application.moveTo('Submitted', NO_DECISION, NOW);

    expect(eventsOf(application, submit)).toEqual([new ApplicationSubmitted('a-1', 'maya', 1)]);
    application.moveTo('In Progress', NO_DECISION, LATER);
    expect(eventsOf(application, submit)).toEqual([]);
  });

  it('needs a result when decided, and clears it otherwise', () => {
    const application = begin();
    expect(() => application.moveTo('Decided', NO_DECISION, NOW)).toThrow(ApplicationRefused);

    expect(eventsOf(application, () => decide(application, 'Accepted'))).toEqual([
      new ApplicationDecided('a-1', 'maya', 1, 'Accepted'),
    ]);
    application.moveTo('Interview', NO_DECISION, NOW);
    expect(application.outcome.decisionResult).toBeNull();
  });

  it.each(['Accepted', 'Rejected', 'Withdrawn'] as const)('moves from the waiting list to %s', (result) => {
    expect(decide(decide(begin(), 'Waitlisted'), result).outcome.decisionResult).toBe(result);
  });

  it.each(['Deferred', 'Enrolled'] as const)('does not move from the waiting list to %s', (result) => {
    expect(() => decide(decide(begin(), 'Waitlisted'), result)).toThrow(NotFromWaitingList);
  });

  it('has a day of the answer only with an answer', () => {
    const dated = { decisionDate: '2026-12-15' };
    expect(() => begin().change(dated, TODAY, NOW)).toThrow(ApplicationRefused);
    expect(() => decide(begin(), 'Rejected').change(dated, TODAY, NOW)).not.toThrow();
  });
});

describe('the checklist of an application', () => {
  it('keeps the counts that lists and admins read', () => {
    const application = begin({}, [
      line('1', { doneOn: TODAY }),
      line('2'),
      line('3', { kind: 'recommendation' }),
      line('4', { kind: 'aid-form', doneOn: TODAY }),
    ]);

    expect(application.counters).toEqual({
      essaysRequired: ['Essay 1', 'Essay 2'],
      essaysCompleted: ['Essay 1'],
      recommendationsRequired: 1,
      recommendationsSubmitted: 0,
      testScoresRequired: false,
      testScoresSubmitted: false,
      transcriptsSubmitted: false,
      financialAidApplied: true,
    });
    application.change({ financialAidApplied: false }, TODAY, NOW);
    expect(application.counters.financialAidApplied).toBe(false);
  });

  it('treats a line with other words as the student’s own', () => {
    const application = begin({}, [line('1', { cycle: '2025-26' })]);
    application.changeItem('1', { doneOn: TODAY, label: undefined });
    expect(application.items[0]).toMatchObject({ origin: 'published', cycle: '2025-26', doneOn: TODAY });

    application.changeItem('1', { label: 'Two short essays' });
    expect(application.items[0]).toMatchObject({ origin: 'yours', cycle: null });
  });

  it('knows length only of essays and writers only of recommendations', () => {
    const application = begin();
    application.addItem(line('1', { kind: 'fee', words: 650, who: 'Ms. Ortiz' }));
    expect(application.items[0]).toMatchObject({ words: null, who: null });
  });

  it('is full at its limit, and does not know lines that are gone', () => {
    const lines = Array.from({ length: MOST_CHECKLIST_ITEMS }, (_, index) => line(String(index)));
    const application = begin({}, lines);
    expect(() => application.addItem(line('more'))).toThrow(ChecklistFull);

    application.removeItem('0');
    expect(() => application.removeItem('0')).toThrow(ChecklistItemNotFound);
    application.addItem(line('more'));
  });
});

it('an application is not saved over a newer one', () => {
  const application = begin();
  application.change({ notes: 'Phone' }, TODAY, LATER);

  expect(() => application.requireUnchangedSince(NOW)).toThrow(ApplicationChangedElsewhere);
  expect(() => application.requireUnchangedSince(LATER)).not.toThrow();
  expect(() => application.requireUnchangedSince(undefined)).not.toThrow();
});

describe('an Early Decision application', () => {
  const early = (id: string) => begin({ applicationType: 'Early Decision', plan: null }, [], id);

  it('is the only one', () => {
    const [first, second] = [early('1'), early('2')];
    expect(otherPromise(second, [first, second])).toBe(first);
    expect(otherPromise(second, [begin({ applicationType: 'Early Action' }, [], '1'), second])).toBeNull();
  });

  it.each(['Rejected', 'Deferred', 'Withdrawn'] as const)('binds no more once %s', (result) => {
    expect(otherPromise(early('2'), [decide(early('1'), result)])).toBeNull();
  });

  it('binds on while accepted or on the waiting list', () => {
    for (const result of ['Accepted', 'Enrolled', 'Waitlisted'] as const)
      expect(otherPromise(early('2'), [decide(early('1'), result)])).not.toBeNull();
  });

  it('binds no more after a deferral, when it is read again', () => {
    const deferred = decide(early('1'), 'Deferred');
    deferred.moveTo('Under Review', NO_DECISION, LATER);
    expect(otherPromise(early('2'), [deferred])).toBeNull();

    deferred.moveTo('Planning', NO_DECISION, LATER);
    expect(otherPromise(early('2'), [deferred])).not.toBeNull();
  });

  it('does not count once deleted', () => {
    const deleted = early('1');
    deleted.delete(NOW);
    expect(otherPromise(early('2'), [deleted])).toBeNull();
  });
});

it('a student enrolls at one college', () => {
  const [first, second] = [decide(begin({}, [], '1'), 'Enrolled'), decide(begin({}, [], '2'), 'Enrolled')];
  expect(otherEnrollment(second, [first, second])).toBe(first);

  decide(first, 'Withdrawn');
  expect(otherEnrollment(second, [first, second])).toBeNull();
});
