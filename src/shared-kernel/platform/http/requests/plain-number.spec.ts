import { describe, expect, it } from 'vitest';
import { numberIn, wholeNumberIn } from './plain-number.js';

const whole = wholeNumberIn(1, 1000, 'From 1 to 1000.');
const share = numberIn(0, 1, 'From 0 to 1.');
const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

describe('a number in an address', () => {
  it('must be plain digits', () => {
    expect(whole.parse('1000')).toBe(1000);
    expect(whole.parse('007')).toBe(7);
    expect(share.parse('0.25')).toBe(0.25);
    expect(share.parse('1')).toBe(1);
  });

  it.each([
    '1e2',
    '0x10',
    '0b1',
    ' 5 ',
    '+5',
    '-5',
    '5.',
    '.5',
    '٣',
    '５',
    '1,000',
    '1_000',
    'Infinity',
    '',
    'five',
  ])('is not “%s”', (written) => {
    expect(messagesOf(whole.safeParse(written))).toEqual(['From 1 to 1000.']);
    expect(messagesOf(share.safeParse(written))).toEqual(['From 0 to 1.']);
  });

  it('must be a number within its bounds', () => {
    for (const written of ['0', '1001', '9'.repeat(400), '1.5', ['1', '2'], true, null])
      expect(messagesOf(whole.safeParse(written))).toEqual(['From 1 to 1000.']);
    for (const written of ['1.01', '9'.repeat(400), ['0', '1']])
      expect(messagesOf(share.safeParse(written))).toEqual(['From 0 to 1.']);
  });
});
