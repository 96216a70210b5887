import { describe, expect, it } from 'vitest';
import { RecordingAuditLog } from '#modules/identity/activity/testing/recording-audit-log.js';
import { StudentAccounts } from '#modules/identity/contracts/index.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { InMemoryLastViews } from '../testing/in-memory-last-views.js';
import { OpenMaskedPart, OpenMaskedPartHandler } from './open-masked-part.js';
import { StudentViews } from './student-views.js';

const MINUTES = 60_000;

/** Everyone but these is a parent. */
class TwoStudents extends StudentAccounts {
  isStudent(userId: string): Promise<boolean> {
    return Promise.resolve(['maya', 'jae'].includes(userId));
  }

  find(): Promise<null> {
    return Promise.resolve(null);
  }
}

const aDayOfAdmins = () => {
  const students = new TwoStudents();
  const accounts = new NotedAccounts();
  const audit = new RecordingAuditLog();
  const work = new ImmediateUnitOfWork();
  const clock = new FixedClock(new Date('2026-11-23T09:00:00Z'));
  const views = new StudentViews(students, accounts, new InMemoryLastViews(), audit, work, clock);
  const openings = new OpenMaskedPartHandler(students, accounts, audit, work);
  return { views, openings, audit, clock };
};

describe('the log of who looked at a student', () => {
  it('counts the calls of one visit once', async () => {
    const { views, audit, clock } = aDayOfAdmins();
    await views.record('ada', 'maya');
    clock.advance(29 * MINUTES);
    await views.record('ada', 'maya');

    expect(audit.entries).toEqual([
      { kind: 'student-viewed', userId: 'maya', by: 'ada', detail: { what: 'profile' } },
    ]);
  });

  it('counts a later visit, another admin and another student again', async () => {
    const { views, audit, clock } = aDayOfAdmins();
    await views.record('ada', 'maya');
    await views.record('grace', 'maya');
    await views.record('ada', 'jae');
    clock.advance(30 * MINUTES);
    await views.record('ada', 'maya');

    expect(audit.entries.map(({ by, userId }) => `${by} ${userId}`)).toEqual([
      'ada maya',
      'grace maya',
      'ada jae',
      'ada maya',
    ]);
  });

  it('has every opening of personal details, with its reason', async () => {
    const { openings, audit } = aDayOfAdmins();
    for (const reason of ['A scholarship form', 'A second form'])
      await openings.execute(new OpenMaskedPart('ada', 'maya', 'personal-details', reason));

    expect(audit.entries.map(({ detail }) => detail)).toEqual([
      { what: 'personal-details', reason: 'A scholarship form' },
      { what: 'personal-details', reason: 'A second form' },
    ]);
  });

  it('has nothing of someone who is no student', async () => {
    const { views, openings, audit } = aDayOfAdmins();

    await expect(views.record('ada', 'a-parent')).rejects.toThrow('We couldn’t find this student.');
    await expect(
      openings.execute(new OpenMaskedPart('ada', 'a-parent', 'chances', 'A scholarship form')),
    ).rejects.toThrow('We couldn’t find this student.');
    expect(audit.entries).toEqual([]);
  });
});
