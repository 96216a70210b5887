import { describe, expect, it } from 'vitest';
import { emailAsHtml } from '#shared-kernel/platform/mail/email-as-html.js';
import { emailAsText } from '#shared-kernel/platform/mail/email-as-text.js';
import { type Language } from '#shared-kernel/domain/language.js';
import { type EmailText } from './email-text.js';
import { english, type EmailWords } from './email-words.js';
import { spanish } from './email-words.es.js';

const URL = 'https://flyleaf.example/link';
const ROLE = 'counselor' as const;

const emails: [string, (words: EmailWords) => EmailText][] = [
  ['to confirm an address', (words) => words.confirmEmail(URL)],
  ['to choose a password', (words) => words.newPassword(URL)],
  ['about a changed password', (words) => words.passwordChanged()],
  ['to confirm another address', (words) => words.newEmail(URL)],
  ['about a changed address', (words) => words.emailChanged()],
  ['about leaving', (words) => words.leaving('2026-12-03', URL)],
  ['about a copy of all data', (words) => words.dataExportReady(URL)],
  ['about two-step verification', (words) => words.secondFactorChanged('on')],
  ['about no two-step verification', (words) => words.secondFactorChanged('off')],
  ['about new recovery codes', (words) => words.secondFactorChanged('new-recovery-codes')],
  ['about a used recovery code', (words) => words.secondFactorChanged('recovery-code-used')],
  ['about another role', (words) => words.accessChanged({ change: 'role-changed', role: ROLE })],
  ['about a closed account', (words) => words.accessChanged({ change: 'deactivated', role: ROLE })],
  ['about an opened account', (words) => words.accessChanged({ change: 'reactivated', role: ROLE })],
];

const ENGLISH = /\b(the|your|you|with|and|of|was|is|we|this|code|account|counselor|hello|december)\b/i;

const written = (text: EmailText, language: Language) => {
  const email = { ...text, to: { name: 'Maya', address: 'maya@example.org', language } };
  return { plain: `${email.subject}\n${emailAsText(email)}`.replaceAll(URL, ''), html: emailAsHtml(email) };
};

const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).toSorted();

describe('an email', () => {
  it.each(emails)('%s has the same facts in both languages, and no English in Spanish', (_what, write) => {
    const inEnglish = written(write(english), 'en');
    const inSpanish = written(write(spanish), 'es');

    expect(inEnglish.plain).toMatch(ENGLISH);
    expect(inSpanish.plain).not.toMatch(ENGLISH);
    expect(figuresOf(inSpanish.plain)).toEqual(figuresOf(inEnglish.plain));
    expect(inSpanish.html.split(URL)).toHaveLength(inEnglish.html.split(URL).length);
    expect(inSpanish.html).toContain('<html lang="es">');
    expect(inSpanish.plain).toContain('Hola, Maya:');
  });

  it('names each role in Spanish', () => {
    const roles = (['student', 'parent', 'counselor', 'admin'] as const).map((role) =>
      spanish.accessChanged({ change: 'role-changed', role }).paragraphs.join(' '),
    );

    expect(new Set(roles).size).toBe(4);
    expect(roles.join(' ')).not.toMatch(/\b(student|parent|counselor|admin)\b/);
  });

  it('tells a day as its readers write it', () => {
    expect(english.leaving('2026-12-03', URL).paragraphs[0]).toContain('on December 3.');
    expect(spanish.leaving('2026-12-03', URL).paragraphs[0]).toContain('el 3 de diciembre ');
  });
});
