import { describe, expect, it } from 'vitest';
import { AesSecretBox } from './aes-secret-box.js';

const box = new AesSecretBox('one secret of the server');
const sealed = box.seal('maya@example.org', 'reset of u-1');
/** Whatever stood there last, something else does now. */
const changed = () => {
  const bytes = Buffer.from(sealed, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  return bytes.toString('base64url');
};

describe('after a rotation of the server’s secret', () => {
  const rotated = new AesSecretBox('the next secret', 'one secret of the server');

  it('opens what was sealed with the previous one, and says that it needs a new seal', () => {
    expect(rotated.open(sealed, 'reset of u-1')).toBe('maya@example.org');
    expect(rotated.needsNewSeal(sealed, 'reset of u-1')).toBe(true);
  });

  it('seals with the current one', () => {
    const again = rotated.seal('maya@example.org', 'reset of u-1');

    expect(new AesSecretBox('the next secret').open(again, 'reset of u-1')).toBe('maya@example.org');
    expect(rotated.needsNewSeal(again, 'reset of u-1')).toBe(false);
    expect(box.open(again, 'reset of u-1')).toBeNull();
  });
});

describe('sealing a secret', () => {
  it('is opened by the same server for the same purpose', () => {
    expect(box.open(sealed, 'reset of u-1')).toBe('maya@example.org');
  });

  it('shows nothing of what is inside, and looks different each time', () => {
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('maya');
    expect(box.seal('maya@example.org', 'reset of u-1')).not.toBe(sealed);
  });

  it.each([
    ['for another purpose', () => box.open(sealed, 'reset of u-2')],
    ['by another server', () => new AesSecretBox('another secret').open(sealed, 'reset of u-1')],
    ['after a change', () => box.open(changed(), 'reset of u-1')],
    ['when it is cut short', () => box.open(sealed.slice(0, 12), 'reset of u-1')],
  ])('is not opened %s', (_how, open) => {
    expect(open()).toBeNull();
  });
});
