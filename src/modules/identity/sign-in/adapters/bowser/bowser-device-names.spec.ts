import { describe, expect, it } from 'vitest';
import { BowserDeviceNames } from './bowser-device-names.js';

const WINDOWS_FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const IPHONE_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

describe('naming a device', () => {
  it.each([
    ['a Firefox on a desktop', WINDOWS_FIREFOX, 'Firefox on Windows'],
    ['a Safari on a telephone', IPHONE_SAFARI, 'Safari on iOS'],
    ['an empty user agent', '', 'Unknown device'],
    ['an unknown user agent', '<script>alert(1)</script>', 'Unknown device'],
  ])('recognizes %s', (_what, userAgent, name) => {
    expect(new BowserDeviceNames().of(userAgent)).toBe(name);
  });
});
