import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OrderEmails } from '#modules/administration/notifications/application/order-emails.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { query } from '../../support/servers/database.js';
import { linkAdult } from '../../support/data/link-adult.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { call, type Person, register } from '../../support/data/people.js';
import { jobsFinished } from '../../support/reactions.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const NEW_YORK = 'America/New_York';
const NIGHT = { from: '21:00', to: '07:00' };

interface Settings {
  topics: { topic: string; bell: boolean; email: boolean }[];
  quietHours: object | null;
  timeZone: string | null;
  canEmail: boolean;
}

let mail: MailServer;
let flyleaf: RunningApp;
let maya: Person;
let ana: Person;
beforeAll(async () => {
  mail = await MailServer.started();
  flyleaf = await startApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://flyleaf.example' });
  maya = await register(flyleaf);
  ana = await register(flyleaf, { role: 'parent', firstName: 'Ana' });
  await query(flyleaf, 'update identity.users set is_email_verified = true');
});
afterAll(async () => {
  vi.restoreAllMocks();
  await flyleaf.close();
  await mail.stop();
});

const settingsOf = async (person: Person) =>
  (await call<Settings>(flyleaf, person, 'GET', '/api/notification-settings')).body;
const choose = (person: Person, choice: object) =>
  call(flyleaf, person, 'PATCH', '/api/notification-settings', choice);
const sharing = (where: { bell: boolean; email: boolean }) => ({ topics: [{ topic: 'sharing', ...where }] });

const bellOf = async (person: Person) => {
  const path = '/api/notifications';
  const { body } = await call<{ unread: number; items: { kind: string }[] }>(flyleaf, person, 'GET', path);
  return { unread: body.unread, kinds: body.items.map(({ kind }) => kind) };
};
const emailsAreOrdered = () => flyleaf.app.get(OrderEmails, { strict: false }).orderDue();

/** Also for the hours that follow: each signs in again. */
async function on(moment: string): Promise<void> {
  vi.restoreAllMocks();
  vi.spyOn(flyleaf.app.get(Clock, { strict: false }), 'now').mockImplementation(() => new Date(moment));
  [maya, ana] = [await signedIn(maya), await signedIn(ana)];
}
async function signedIn(person: Person): Promise<Person> {
  const { body } = await call<{ tokens: Person }>(flyleaf, null, 'POST', '/api/auth/login', person);
  return { ...person, ...body.tokens };
}

/** The student ends the link, and everything that follows from it is done. */
async function sharingEnds(): Promise<void> {
  await call(flyleaf, maya, 'DELETE', `/api/sharing/adults/${ana.userId}`);
  await jobsFinished(flyleaf, ana);
}

describe('notifications as people chose them', () => {
  it('begin as everyone had them: no reminders, everything else at the bell, no emails, never quiet', async () => {
    const topics = ['reminders', 'essays', 'sharing', 'colleges'].map((topic) => ({
      topic,
      bell: topic !== 'reminders',
      email: false,
    }));

    expect(await settingsOf(maya)).toEqual({ topics, quietHours: null, timeZone: null, canEmail: true });
    expect((await settingsOf(ana)).topics).toEqual([{ topic: 'sharing', bell: true, email: false }]);
  });

  it.each([
    ['a time zone nobody knows', { timeZone: 'Mars/Olympus_Mons' }, 'identity.unknown-time-zone'],
    ['quiet hours without a time zone', { quietHours: NIGHT }, 'identity.time-zone-needed'],
    [
      'reminders without a time zone',
      { topics: [{ topic: 'reminders', bell: true, email: false }] },
      'identity.time-zone-needed',
    ],
    [
      'quiet hours without end',
      { quietHours: { from: '07:00', to: '07:00' }, timeZone: NEW_YORK },
      undefined,
    ],
    ['a time that is none', { quietHours: { from: '25:00', to: '07:00' }, timeZone: NEW_YORK }, undefined],
  ])('are not changed to %s', async (_what, choice, code) => {
    const { status, body } = await choose(maya, choice);

    expect(status).toBe(400);
    if (code !== undefined) expect(body['code']).toBe(code);
    expect(await settingsOf(maya)).toMatchObject({ quietHours: null, timeZone: null });
  });

  it('never arrive of what is turned off, and a parent chooses only what a parent hears of', async () => {
    expect(
      (await choose(ana, { topics: [{ topic: 'essays', bell: true, email: true }] })).body,
    ).toMatchObject({
      code: 'identity.topic-not-yours',
    });
    await choose(maya, sharing({ bell: false, email: false }));
    await linkAdult(flyleaf, maya, ana, 'parent', ['list']);
    await jobsFinished(flyleaf, maya);

    expect((await bellOf(maya)).kinds).not.toContain('adult-linked');
  });

  it('wait for the end of quiet hours, while security emails come at once', async () => {
    await on('2026-12-02T03:00:00Z');
    await choose(ana, { ...sharing({ bell: true, email: true }), quietHours: NIGHT, timeZone: NEW_YORK });
    const before = await bellOf(ana);
    await sharingEnds();
    await on('2026-12-02T03:30:00Z');
    await emailsAreOrdered();
    await jobsFinished(flyleaf, ana);
    expect(await bellOf(ana)).toEqual(before);

    const newPassword = 'Another-Horse-8';
    await call(flyleaf, ana, 'POST', '/api/account/password', { currentPassword: ana.password, newPassword });
    await mail.next(ana.email, 'Your password was changed');
    expect(mail.to(ana.email).map(({ subject }) => subject)).not.toContain('Maya Lin stopped sharing');
    ana = { ...ana, password: newPassword };

    await on('2026-12-02T12:00:00Z');
    expect(await bellOf(ana)).toEqual({
      unread: before.unread + 1,
      kinds: ['sharing-ended', ...before.kinds],
    });
    await emailsAreOrdered();
    const email = await mail.next(ana.email, 'Maya Lin stopped sharing');
    expect(email.text).toContain('https://flyleaf.example/settings/notifications');
    await emailsAreOrdered();
    await jobsFinished(flyleaf, ana);
    expect(mail.to(ana.email).map(({ subject }) => subject)).not.toContain('Maya Lin stopped sharing');
  });

  it('go by no optional email to an address that nobody confirmed', async () => {
    await query(flyleaf, 'update identity.users set is_email_verified = false where id = $1', [ana.userId]);
    expect(await settingsOf(ana)).toMatchObject({ canEmail: false });
    await linkAdult(flyleaf, maya, ana, 'parent', ['list']);
    await sharingEnds();
    await on('2026-12-02T15:00:00Z');
    await emailsAreOrdered();
    await jobsFinished(flyleaf, ana);

    expect(mail.to(ana.email).map(({ subject }) => subject)).not.toContain('Maya Lin stopped sharing');
  });

  it('that quiet hours hold come at once when these are turned off', async () => {
    await on('2026-12-03T03:00:00Z');
    await linkAdult(flyleaf, maya, ana, 'parent', ['list']);
    const before = await bellOf(ana);
    await sharingEnds();
    expect(await bellOf(ana)).toEqual(before);
    await choose(ana, { quietHours: null });
    await jobsFinished(flyleaf, ana);

    expect(await bellOf(ana)).toEqual({
      unread: before.unread + 1,
      kinds: ['sharing-ended', ...before.kinds],
    });
  });
});
