import { describe, expect, it } from 'vitest';
import { mailboxOf } from './email-address.js';

describe('the mailbox that emails are counted for', () => {
  it.each([
    ['Maya.Lin@Example.org', 'mayalin@example.org'],
    ['maya+flyleaf@example.org', 'maya@example.org'],
    ['maya@sub.example.org', 'maya@sub.example.org'],
    ['+@example.org', '@example.org'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});
