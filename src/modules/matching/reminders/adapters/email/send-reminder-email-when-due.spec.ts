import { beforeEach, describe, expect, it } from 'vitest';
import { type Mailbox, StudentMailboxes } from '#modules/identity/contracts/index.js';
import { RecordingMailer } from '#modules/identity/account/testing/recording-mailer.js';
import { InMemoryNotificationSettings } from '#modules/identity/testing/in-memory-notification-settings.js';
import { TryAgainLater } from '#shared-kernel/platform/jobs/define-job.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { type OpenDate } from '../../domain/open-date.js';
import { ReminderEmailDue } from '../../domain/reminder.events.js';
import { aDate } from '../../testing/dates.js';
import { FixedOpenDates } from '../../testing/fixed-open-dates.js';
import { ConfiguredReminderLinks } from '../configured-reminder-links.js';
import { SendReminderEmailWhenDue } from './send-reminder-email-when-due.js';

const MAYA: Mailbox = { name: 'Maya', address: 'maya@example.org', language: 'en' };
const NOON = new Date('2026-10-25T16:00:00Z');
const near = aDate({});
const toCheck = aDate({
  subject: 'app-2',
  applicationId: 'app-2',
  title: 'Regular Decision, Purdue',
  day: '2026-10-30',
  certainty: 'unchecked',
  note: 'Usual date, check the college.',
  origin: { kind: 'usual', lastCycle: null },
});

class OneMailbox extends StudentMailboxes {
  constructor(private readonly mailbox: Mailbox | null) {
    super();
  }

  of(): Promise<Mailbox | null> {
    return Promise.resolve(this.mailbox);
  }
}

let mailer: RecordingMailer;
let settings: InMemoryNotificationSettings;
let clock: FixedClock;
beforeEach(() => {
  mailer = new RecordingMailer();
  settings = new InMemoryNotificationSettings();
  clock = new FixedClock(NOON);
  settings.setClock('maya', { timeZone: 'America/New_York', quietHours: null });
  settings.turn('maya', 'reminders', { bell: false, email: true });
});

interface Meanwhile {
  open?: readonly OpenDate[];
  mailbox?: Mailbox | null;
}

const sendAbout = (dates: readonly OpenDate[], { open = dates, mailbox = MAYA }: Meanwhile = {}) =>
  new SendReminderEmailWhenDue(
    settings,
    new OneMailbox(mailbox),
    new FixedOpenDates(open),
    new ConfiguredReminderLinks('https://flyleaf.example.org/'),
    mailer,
    clock,
  ).handle(new ReminderEmailDue('maya', dates));

describe('the email about near dates', () => {
  it('names the one date, where to go and where to turn it off', async () => {
    await sendAbout([near]);

    expect(mailer.only).toEqual({
      to: MAYA,
      subject: 'Early Action, Ohio State: 7 days left',
      paragraphs: ['November 1. Checked by you on October 3: admissions.example.edu'],
      action: { label: 'Open this application', url: 'https://flyleaf.example.org/applications/app-1' },
      afterwards: ['You asked for these emails. You can turn them off at any time.'],
      settings: {
        label: 'Change or turn off reminders',
        url: 'https://flyleaf.example.org/settings/notifications',
      },
    });
  });

  it('is one for several dates, the nearest first', async () => {
    await sendAbout([near, toCheck]);

    expect(mailer.only.subject).toBe('2 dates of your applications');
    expect(mailer.only.items).toEqual([
      {
        title: 'Check the date of Regular Decision, Purdue',
        text: 'We have October 30. Usual date, check the college.',
        url: 'https://flyleaf.example.org/applications/app-2',
      },
      {
        title: 'Early Action, Ohio State: 7 days left',
        text: 'November 1. Checked by you on October 3: admissions.example.edu',
        url: 'https://flyleaf.example.org/applications/app-1',
      },
    ]);
  });

  it('is in the language the student chose', async () => {
    await sendAbout([near, toCheck], { mailbox: { ...MAYA, language: 'es' } });

    expect(mailer.only.subject).toBe('2 fechas de sus solicitudes');
    expect(mailer.only.items).toEqual([
      {
        title: 'Confirme la fecha de Regular Decision, Purdue',
        text: 'Tenemos el 30 de octubre. Es la fecha habitual de este plazo; confírmela con la universidad.',
        url: 'https://flyleaf.example.org/applications/app-2',
      },
      {
        title: 'Early Action, Ohio State: faltan 7 días',
        text: '1 de noviembre. Usted confirmó esta fecha el 3 de octubre: admissions.example.edu',
        url: 'https://flyleaf.example.org/applications/app-1',
      },
    ]);
    expect(JSON.stringify(mailer.only)).not.toMatch(/\b(the|your|you|of|left|college)\b/i);
  });

  it('tells the days that are left when it comes late', async () => {
    clock.advance(2 * 24 * 3_600_000);
    await sendAbout([near]);

    expect(mailer.only.subject).toBe('Early Action, Ohio State: 5 days left');
  });

  it.each([
    ['what was done meanwhile', () => sendAbout([near], { open: [] })],
    ['a date that moved meanwhile', () => sendAbout([near], { open: [{ ...near, day: '2026-11-15' }] })],
    ['anything to an address nobody confirmed', () => sendAbout([near], { mailbox: null })],
    [
      'anything after it was turned off',
      async () => {
        settings.turn('maya', 'reminders', { bell: true, email: false });
        await sendAbout([near]);
      },
    ],
  ])('leaves out %s', async (_what, send) => {
    await send();

    expect(mailer.sent).toEqual([]);
  });

  it.each([
    ['for the morning at night', 12, null],
    ['for the end of the student’s quiet hours', 0, { from: '11:00', to: '13:00' }],
  ])('waits %s', async (_what, hours, quietHours) => {
    settings.setClock('maya', { timeZone: 'America/New_York', quietHours });
    clock.advance(hours * 3_600_000);

    await expect(sendAbout([near])).rejects.toThrow(TryAgainLater);
    expect(mailer.sent).toEqual([]);
  });
});
