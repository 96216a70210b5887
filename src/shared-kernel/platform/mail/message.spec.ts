import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { type Email } from '../../application/mailer.js';
import { messageOf } from './message.js';

const EMAIL: Email = {
  to: { name: 'Maya', address: 'maya@example.org', language: 'en' as const },
  subject: 'Choose a new password',
  paragraphs: ['The link works once.'],
  action: { label: 'Choose it', url: 'https://flyleaf.example/reset-password?token=a_b-c&x=1' },
  afterwards: ['If you did not ask for this, you need do nothing.'],
};
const written = async (but: Partial<Email> = {}) => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(
    messageOf({ ...EMAIL, ...but }, 'Flyleaf <no-reply@flyleaf.example>'),
  );
  if (!Buffer.isBuffer(message)) throw new Error('The email was not written whole.');
  const raw = message.toString();
  return { raw, email: await PostalMime.parse(raw) };
};

describe('an email', () => {
  it('has the same content as plain text and as HTML', async () => {
    const { email } = await written();

    for (const form of [email.text, email.html?.replaceAll('&amp;', '&')]) {
      expect(form).toContain('Hello Maya,');
      expect(form).toContain('The link works once.');
      expect(form).toContain('https://flyleaf.example/reset-password?token=a_b-c&x=1');
      expect(form).toContain('you need do nothing');
      expect(form).toContain('Your Flyleaf team');
    }
    expect(email.subject).toBe('Choose a new password');
    expect(email.from).toMatchObject({ name: 'Flyleaf', address: 'no-reply@flyleaf.example' });
  });

  it('lists several things with their pages, and where to turn such emails off, in both forms', async () => {
    const { email } = await written({
      items: [{ title: 'A & B <c>', text: '7 days left', url: 'https://flyleaf.example/applications/1' }],
      settings: { label: 'Turn them off', url: 'https://flyleaf.example/settings/notifications' },
    });

    expect(email.text).toContain('A & B <c>\n7 days left\nhttps://flyleaf.example/applications/1');
    expect(email.text).toContain('Turn them off:\nhttps://flyleaf.example/settings/notifications');
    expect(email.html).toContain(
      '<a href="https://flyleaf.example/applications/1">A &amp; B &lt;c&gt;</a><br />7 days left',
    );
    expect(email.html).toContain(
      '<a href="https://flyleaf.example/settings/notifications">Turn them off</a>',
    );
  });

  it('names its language and title, fits both themes, and fetches nothing', async () => {
    const { html = '' } = (await written()).email;

    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>Choose a new password</title>');
    expect(html).toContain('<h1>Choose a new password</h1>');
    expect(html).toContain('color-scheme: light dark');
    expect(html).not.toMatch(/<(img|table|script|link|iframe)|url\(/i);
  });

  it('shows a name as text, never as markup', async () => {
    const { email } = await written({
      to: { name: '<img src=x onerror=alert(1)>', address: 'maya@example.org', language: 'en' as const },
    });

    expect(email.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(email.html).not.toContain('<img');
  });

  it.each([
    [
      'a name',
      {
        to: {
          name: 'Maya\r\nBcc: everybody@example.org',
          address: 'maya@example.org',
          language: 'en' as const,
        },
      },
    ],
    [
      'a name with another address',
      {
        to: {
          name: 'Maya" <everybody@example.org>, "',
          address: 'maya@example.org',
          language: 'en' as const,
        },
      },
    ],
    [
      'an address',
      {
        to: {
          name: 'Maya',
          address: 'maya@example.org\r\nBcc: everybody@example.org',
          language: 'en' as const,
        },
      },
    ],
    ['a subject', { subject: 'Hello\r\nBcc: everybody@example.org\r\n\r\nAnother body' }],
  ])('takes no header and no recipient from %s (S35)', async (_where, but) => {
    const { raw, email } = await written(but);
    const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));

    expect(headers).not.toMatch(/^bcc:/im);
    expect(email.bcc ?? []).toEqual([]);
    expect(email.to).toHaveLength(1);
    expect(email.text).toContain('The link works once.');
  });
});
