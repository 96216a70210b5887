import { describe, expect, it } from 'vitest';
import { Notification } from './notification.js';
import { ExternalLink } from './notification.errors.js';

const NOW = new Date('2026-11-20T09:00:00Z');

const linkingTo = (link: string) =>
  Notification.of(
    'n-1',
    'maya',
    { kind: 'welcome', title: 'Welcome', body: 'Have a look around.', link },
    NOW,
  );

describe('a notification', () => {
  it.each([
    '/',
    '/colleges',
    '/my-list',
    '/profile?section=personal&step=basic',
    '/essays/0198f0a2-5d3c-7a10-9c1e-3b7a51c0de42',
  ])('links to a page of Flyleaf: %s', (link) => {
    expect(linkingTo(link).link).toBe(link);
  });

  it.each([
    '',
    'colleges',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/colleges//elsewhere.example',
    '/../..//elsewhere.example',
    'https://elsewhere.example',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    ' /colleges',
    '/colleges\n',
    '/col leges',
    '/colleges#<script>',
    `/${'a'.repeat(300)}`,
  ])('refuses any other link: %j', (link) => {
    expect(() => linkingTo(link)).toThrow(ExternalLink);
  });

  it('has an empty subject by default', () => {
    expect(linkingTo('/').subject).toBe('');
  });
});
