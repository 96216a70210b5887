import { describe, expect, it } from 'vitest';
import { EmailNotSent } from '#shared-kernel/application/mailer.js';
import { ChooseLanguage } from '../choose-language.js';
import { type EmailWords } from './email-words.js';
import { InMemoryIdentity, MAYA } from '../../../testing/in-memory-identity.js';

const NOTICE = (words: EmailWords) => words.passwordChanged();

describe('an email about an account', () => {
  it('greets its owner by name once the address is verified', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ emailVerified: true });
    await identity.emails.sendToOwner(MAYA, NOTICE);

    expect(identity.mailer.only.to).toEqual({ name: 'Maya', address: 'maya@example.org', language: 'en' });
  });

  it('is in the language its owner chose', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ emailVerified: true });
    await new ChooseLanguage(identity.accounts, identity.unitOfWork, identity.clock).choose(MAYA, 'es');
    await identity.emails.sendToOwner(MAYA, NOTICE);

    expect(identity.mailer.only.to.language).toBe('es');
    expect(identity.mailer.only.subject).toBe('Su contraseña cambió');
  });

  it('carries no word of the account to an address that is not verified', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ firstName: 'You won, see http://evil.example' });
    await identity.emails.sendToOwner(MAYA, NOTICE);
    await identity.emails.sendToAddress(MAYA, 'former@example.org', NOTICE);

    expect(JSON.stringify(identity.mailer.sent)).not.toContain('evil.example');
    expect(identity.mailer.sent.map(({ to }) => to)).toEqual([
      { name: '', address: 'maya@example.org', language: 'en' },
      { name: '', address: 'former@example.org', language: 'en' },
    ]);
  });

  it('is sent at most thirty times a day to an address that is not verified', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    for (let turn = 0; turn < 40; turn += 1) await identity.emails.sendToOwner(MAYA, NOTICE);

    expect(identity.mailer.sent).toHaveLength(30);
  });

  it('is always sent to a verified address', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ emailVerified: true });
    for (let turn = 0; turn < 40; turn += 1) await identity.emails.sendToOwner(MAYA, NOTICE);

    expect(identity.mailer.sent).toHaveLength(40);
  });

  it('does not count while the mail server is down', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    identity.mailer.isAway = true;
    for (let turn = 0; turn < 40; turn += 1)
      await expect(identity.emails.sendToOwner(MAYA, NOTICE)).rejects.toThrow(EmailNotSent);
    identity.mailer.isAway = false;
    await identity.emails.sendToOwner(MAYA, NOTICE);

    expect(identity.mailer.sent).toHaveLength(1);
  });
});
