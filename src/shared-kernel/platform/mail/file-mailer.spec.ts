import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, it } from 'vitest';
import { EmailNotSent } from '../../application/mailer.js';
import { FileMailer } from './file-mailer.js';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-letters-'));
afterAll(() => {
  fs.rmSync(home, { recursive: true });
});
const anEmail = (subject: string) => ({
  to: { name: 'Maya', address: 'maya@example.org' },
  subject,
  paragraphs: ['Words.'],
});

describe('letters as files', () => {
  it('are whole letters, in the order of their names, which name nobody', async () => {
    const directory = path.join(home, 'mail');
    const mailer = new FileMailer(directory, 'no-reply@flyleaf.example');
    for (const subject of ['first', 'second']) {
      await mailer.send(anEmail(subject));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }

    const names = fs.readdirSync(directory).toSorted();
    const letters = await Promise.all(
      names.map((name) => PostalMime.parse(fs.readFileSync(path.join(directory, name)))),
    );
    expect(letters.map(({ subject }) => subject)).toEqual(['first', 'second']);
    expect(letters[0]?.to).toEqual([{ name: 'Maya', address: 'maya@example.org' }]);
    for (const name of names) expect(name).toMatch(/^\d{8}T\d{9}Z-[\da-f]{8}\.eml$/);
    expect(fs.statSync(path.join(directory, names[0] ?? '')).mode & 0o077).toBe(0);
  });

  it('that cannot be written are asked for again later, and the reason names nobody', async () => {
    const blocked = path.join(home, 'a-file');
    fs.writeFileSync(blocked, '');
    const failing = new FileMailer(blocked, 'no-reply@flyleaf.example').send(anEmail('lost'));

    await expect(failing).rejects.toThrow(EmailNotSent);
    await expect(failing).rejects.not.toThrow(/maya/);
  });
});
