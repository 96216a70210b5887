import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { EmailNotSent } from '../../application/mailer.js';
import { FileMailer } from './file-mailer.js';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-emails-'));
afterAll(() => {
  fs.rmSync(home, { recursive: true });
});
afterEach(() => vi.useRealTimers());
const anEmail = (subject: string) => ({
  to: { name: 'Maya', address: 'maya@example.org', language: 'en' as const },
  subject,
  paragraphs: ['Words.'],
});

describe('emails as files', () => {
  it('are complete, sort by time, and do not name the recipient', async () => {
    const directory = path.join(home, 'mail');
    const mailer = new FileMailer(directory, 'no-reply@flyleaf.example');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T12:00:00.000Z') });
    await mailer.send(anEmail('first'));
    vi.setSystemTime(new Date('2026-11-01T12:00:00.001Z'));
    await mailer.send(anEmail('second'));

    const names = fs.readdirSync(directory).toSorted();
    const emails = await Promise.all(
      names.map((name) => PostalMime.parse(fs.readFileSync(path.join(directory, name)))),
    );
    expect(emails.map(({ subject }) => subject)).toEqual(['first', 'second']);
    expect(emails[0]?.to).toEqual([{ name: 'Maya', address: 'maya@example.org' }]);
    for (const name of names) expect(name).toMatch(/^\d{8}T\d{9}Z-[\da-f]{8}\.eml$/);
    expect(fs.statSync(path.join(directory, names[0] ?? '')).mode & 0o077).toBe(0);
  });

  it('fail with a reason that names no recipient when they cannot be written', async () => {
    const blocked = path.join(home, 'a-file');
    fs.writeFileSync(blocked, '');
    const failing = new FileMailer(blocked, 'no-reply@flyleaf.example').send(anEmail('lost'));

    await expect(failing).rejects.toThrow(EmailNotSent);
    await expect(failing).rejects.not.toThrow(/maya/);
  });
});
