import { describe, expect, it } from 'vitest';
import { fingerprintOf, IDEMPOTENCY_KEY_PATTERN } from './idempotency-key.js';

describe('the fingerprint of a call', () => {
  const original = fingerprintOf('/api/awards', {
    title: 'Spelling bee',
    year: 2025,
    of: { a: 1, b: [1, 2] },
  });

  it('does not depend on the order of fields', () => {
    expect(fingerprintOf('/api/awards', { of: { b: [1, 2], a: 1 }, year: 2025, title: 'Spelling bee' })).toBe(
      original,
    );
  });

  it.each([
    ['another value', '/api/awards', { title: 'Spelling bee', year: 2024, of: { a: 1, b: [1, 2] } }],
    [
      'a list in another order',
      '/api/awards',
      { title: 'Spelling bee', year: 2025, of: { a: 1, b: [2, 1] } },
    ],
    ['a field less', '/api/awards', { title: 'Spelling bee', of: { a: 1, b: [1, 2] } }],
    ['another address', '/api/awards?x', { title: 'Spelling bee', year: 2025, of: { a: 1, b: [1, 2] } }],
    ['no body', '/api/awards', undefined],
  ])('differs for %s', (_what, address, body) => {
    expect(fingerprintOf(address, body)).not.toBe(original);
  });
});

describe('an Idempotency-Key', () => {
  it.each(['1', '0198f0d2-6f3b-7c1a-9a54-0d3c5f0a9b11', '"quoted"', 'k'.repeat(128)])('may be %s', (key) => {
    expect(key).toMatch(IDEMPOTENCY_KEY_PATTERN);
  });

  it.each([
    ['empty', ''],
    ['longer than 128 characters', 'k'.repeat(129)],
    ['with a space', 'a b'],
    ['beyond ASCII', 'clé'],
    ['with a control character', 'a\tb'],
  ])('may not be %s', (_what, key) => {
    expect(key).not.toMatch(IDEMPOTENCY_KEY_PATTERN);
  });
});
