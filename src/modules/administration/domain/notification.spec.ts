import { describe, expect, it } from 'vitest';
import { Notification } from './notification.js';
import { LinkLeadsOutside } from './notification.errors.js';

const NOW = new Date('2026-11-20T09:00:00Z');

const linkingTo = (link: string) =>
  Notification.of('n-1', 'maya', { kind: 'welcome', title: 'Welcome', body: 'Come in.', link }, NOW);

describe('a notification', () => {
  it.each([
    '/',
    '/colleges',
    '/my-list',
    '/profile?section=personal&step=basic',
    '/essays/0198f0a2-5d3c-7a10-9c1e-3b7a51c0de42',
  ])('leads to a page of the product, such as %s', (link) => {
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
  ])('never leads anywhere else: %j', (link) => {
    expect(() => linkingTo(link)).toThrow(LinkLeadsOutside);
  });

  it('is about nothing in particular unless it says so', () => {
    expect(linkingTo('/').subject).toBe('');
  });
});
