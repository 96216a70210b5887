import { expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { KeyedInvitationCodes } from './keyed-invitation-codes.js';

const codes = new KeyedInvitationCodes({ current: 'one', previous: undefined });
const rotated = new KeyedInvitationCodes({ current: 'two', previous: 'one' });
const twice = new KeyedInvitationCodes({ current: 'three', previous: 'two' });

it('a code has two groups of letters and numbers that do not look alike, the same each time for one invitation', () => {
  const ids = Array.from({ length: 200 }, newId);
  const made = ids.map((id) => codes.codeFor(id));

  expect(made.filter((code) => !/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/.test(code))).toEqual([]);
  expect(new Set(made).size).toBe(200);
  expect(ids.map((id) => codes.codeFor(id))).toEqual(made);
});

it('a stored code is found again after one rotation of the key, and not after two', () => {
  const id = newId();
  const code = codes.codeFor(id);
  const digest = codes.digestOf(code);

  expect(rotated.storedCodeFor(id, digest)).toBe(code);
  expect(rotated.digestsOf(code)).toContain(digest);
  expect(twice.storedCodeFor(id, digest)).toBeNull();
  expect(rotated.storedCodeFor(newId(), digest)).toBeNull();
});
