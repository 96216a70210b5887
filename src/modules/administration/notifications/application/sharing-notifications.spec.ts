import { beforeEach, expect, it } from 'vitest';
import { EssayShared } from '#modules/essays/contracts/index.js';
import {
  type AccountName,
  AccountNames,
  AdultLinked,
  AdultUnlinked,
  LinkRequested,
  RequestGranted,
} from '#modules/identity/contracts/index.js';
import { aCollegeCard } from '#modules/college-catalogue/testing/a-college-card.js';
import { FixedCards } from '#modules/college-catalogue/testing/fixed-cards.js';
import { CollegeSuggested } from '#modules/matching/contracts/index.js';
import { InMemoryNotificationSettings } from '#modules/identity/testing/in-memory-notification-settings.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { InMemoryNotifications } from '../testing/in-memory-notifications.js';
import { SendNotifications } from './send-notifications.js';
import { TellAdultOfSharedEssay } from './tell-adult-of-shared-essay.js';
import { TellOfEndedSharing } from './tell-of-ended-sharing.js';
import { TellAdultOfGrantedRequest } from './tell-adult-of-granted-request.js';
import { TellStudentOfLinkedAdult } from './tell-student-of-linked-adult.js';
import { TellStudentOfRequest } from './tell-student-of-request.js';
import { TellStudentOfSuggestion } from './tell-student-of-suggestion.js';

class TwoNames extends AccountNames {
  of(): Promise<ReadonlyMap<string, AccountName>> {
    return Promise.resolve(
      new Map([
        ['maya', { name: 'Maya Lin', email: 'maya@example.org' }],
        ['ana', { name: 'Ana Lin', email: 'ana@example.org' }],
      ]),
    );
  }
}

let notifications: InMemoryNotifications;
let send: SendNotifications;
beforeEach(() => {
  notifications = new InMemoryNotifications();
  const clock = new FixedClock(new Date('2026-11-24T11:02:00Z'));
  send = new SendNotifications(
    notifications,
    new NotedAccounts(),
    new InMemoryNotificationSettings(),
    new ImmediateUnitOfWork(),
    clock,
  );
});

const toldTo = (userId: string) => notifications.newestFirst(userId).map(({ title }) => title);

it('the student hears once who used a code', async () => {
  const tell = new TellStudentOfLinkedAdult(new TwoNames(), send);
  await tell.handle(new AdultLinked('invitation-1', 'maya', 'ana'));
  await tell.handle(new AdultLinked('invitation-1', 'maya', 'ana'));
  await tell.handle(new AdultLinked('invitation-2', 'maya', 'someone-gone'));

  expect(toldTo('maya')).toEqual(['Ana Lin used your code']);
  expect(toldTo('ana')).toEqual([]);
});

it.each([
  ['student', 'ana', 'Maya Lin stopped sharing'],
  ['adult', 'maya', 'Ana Lin gave up access'],
] as const)('when the %s ends it, %s hears of it', async (endedBy, other, title) => {
  await new TellOfEndedSharing(new TwoNames(), send).handle(
    new AdultUnlinked('end-1', 'maya', 'ana', endedBy),
  );

  expect(toldTo(other)).toEqual([title]);
  expect(toldTo(other === 'ana' ? 'maya' : 'ana')).toEqual([]);
});

it('the student hears once who asks, and the adult when the student says yes', async () => {
  const [ask, grant] = [
    new TellStudentOfRequest(new TwoNames(), send),
    new TellAdultOfGrantedRequest(new TwoNames(), send),
  ];
  for (let delivery = 0; delivery < 2; delivery += 1) {
    await ask.handle(new LinkRequested('request-1', 'maya', 'ana'));
    await grant.handle(new RequestGranted('request-1', 'maya', 'ana'));
  }

  expect(toldTo('maya')).toEqual(['Ana Lin asks to see your plans']);
  expect(toldTo('ana')).toEqual(['Maya Lin shares with you now']);
});

it('an adult hears of each shared essay once, however often it is closed and opened', async () => {
  const tell = new TellAdultOfSharedEssay(new TwoNames(), send);
  for (const essay of ['essay-1', 'essay-1', 'essay-2'])
    await tell.handle(new EssayShared(essay, 'maya', 'ana'));

  expect(notifications.newestFirst('ana').map(({ link }) => link)).toEqual([
    '/students/maya/essays/essay-2',
    '/students/maya/essays/essay-1',
  ]);
});

it('the student hears once who suggested which college', async () => {
  const card = aCollegeCard();
  const tell = new TellStudentOfSuggestion(new TwoNames(), new FixedCards([card]), send);
  const suggested = (id: string, adultId: string) => new CollegeSuggested(id, 'maya', adultId, card.id);
  await tell.handle(suggested('suggestion-1', 'ana'));
  await tell.handle(suggested('suggestion-1', 'ana'));
  await tell.handle(suggested('suggestion-2', 'someone-gone'));

  expect(toldTo('maya')).toEqual([`Ana Lin suggested ${card.shortName}`]);
});
