import { expect, it } from 'vitest';
import { invitationEmail } from './invitation-email.js';

const INVITATION = {
  from: 'Maya',
  relation: 'parent',
  code: 'K7MPQ-3WXYZ',
  url: 'https://flyleaf.example/link#code=K7MPQ-3WXYZ&as=parent',
  lastDay: '2026-12-03T09:00:00.000Z',
} as const;

it('an invitation tells a parent in two languages who invites them, and until when', () => {
  const { subject, paragraphs, action, afterwards } = invitationEmail(INVITATION);

  expect(subject).toBe('Maya invites you to follow their college plans');
  expect(paragraphs[0]).toContain('as their parent or guardian');
  expect(paragraphs[1]).toContain('until December 3.');
  expect(paragraphs[2]).toMatch(/^En español: Maya .* hasta el 3 de diciembre\./);
  expect(action?.url).toBe(INVITATION.url);
  expect(afterwards?.[0]).toContain('K7MPQ-3WXYZ');
});

it('a counselor reads it in English', () => {
  const { paragraphs } = invitationEmail({ ...INVITATION, relation: 'counselor' });

  expect(paragraphs).toHaveLength(2);
  expect(paragraphs[0]).toContain('as their school counselor');
});
