import { expect, it } from 'vitest';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { SwitchedScoring } from '../../testing/in-memory-leads.js';
import { ChooseContact } from './choose-contact.js';
import { ContactChoices } from './contact-choices.js';

const STUDENT = '01990000-0000-7000-8000-000000000001';

class InMemoryContactChoices extends ContactChoices {
  private allowed = false;

  isAllowed(): Promise<boolean> {
    return Promise.resolve(this.allowed);
  }

  keep(_studentId: string, isAllowed: boolean): Promise<void> {
    this.allowed = isAllowed;
    return Promise.resolve();
  }
}

const choosing = () => {
  const scoring = new SwitchedScoring();
  const choose = new ChooseContact(
    ...([new InMemoryContactChoices(), scoring, new NotedAccounts()] as const),
    ...([new ImmediateUnitOfWork(), new FixedClock(new Date('2026-11-20T12:00:00Z'))] as const),
  );
  return { scoring, choose };
};

it('keeps no yes of a student who was not asked, so that nobody is on the list when minors are let in', async () => {
  const { scoring, choose } = choosing();
  await choose.keep(STUDENT, true);
  scoring.isOn = true;

  expect(await choose.of(STUDENT)).toEqual({ canChoose: true, isAllowed: false });
});

it('keeps a no at any time', async () => {
  const { scoring, choose } = choosing();
  scoring.isOn = true;
  await choose.keep(STUDENT, true);
  expect(await choose.of(STUDENT)).toEqual({ canChoose: true, isAllowed: true });

  scoring.isOn = false;
  await choose.keep(STUDENT, false);
  scoring.isOn = true;
  expect(await choose.of(STUDENT)).toEqual({ canChoose: true, isAllowed: false });
});
