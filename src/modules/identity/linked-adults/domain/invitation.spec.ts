import { describe, expect, it } from 'vitest';
import { expiryOf, plainCode } from './invitation.js';

describe('an invitation', () => {
  it('is open for seven days', () => {
    expect(expiryOf(new Date('2026-11-24T09:00:00Z'))).toEqual(new Date('2026-12-01T09:00:00Z'));
  });

  it.each(['K7MPQ-3WXYZ', 'k7mpq3wxyz', ' k7mpq 3wxyz ', 'K7MPQ–3WXYZ'])(
    'reads the code in “%s”',
    (typed) => {
      expect(plainCode(typed)).toBe('K7MPQ3WXYZ');
    },
  );
});
