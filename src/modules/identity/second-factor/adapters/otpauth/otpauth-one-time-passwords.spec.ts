import { describe, expect, it } from 'vitest';
import { OtpauthOneTimePasswords } from './otpauth-one-time-passwords.js';

const passwords = new OtpauthOneTimePasswords();
/** "12345678901234567890" of RFC 6238, appendix B; its eight digits there, the last six here. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('the codes of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('match the test values of RFC 6238 at second %i', (seconds, code, step) => {
    expect(passwords.stepOf(SECRET, code, at(seconds))).toBe(step);
  });

  it('may be one step early or late, and no more', () => {
    const steps = [-61, -30, 0, 30, 61].map((late) =>
      passwords.stepOf(SECRET, '005924', at(1_234_567_890 + late)),
    );

    expect(steps).toEqual([null, 41_152_263, 41_152_263, 41_152_263, null]);
  });

  it.each(['', '00592', '0059244', '00592a', '-05924'])('are never %j', (code) => {
    expect(passwords.stepOf(SECRET, code, at(1_234_567_890))).toBeNull();
  });

  it('are set up from an otpauth address or its QR code', () => {
    const { uri, qrSvg } = passwords.invitation(SECRET, 'maya@example.org');

    expect(uri).toContain(`secret=${SECRET}`);
    expect(uri).toContain('Flyleaf:maya%40example.org');
    expect(qrSvg).toMatch(/^<svg /);
  });

  it('come from 160 random bits', () => {
    expect(passwords.newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(passwords.newSecret()).not.toBe(passwords.newSecret());
  });
});
