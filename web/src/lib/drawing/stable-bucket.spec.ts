import { describe, expect, it } from 'vitest';
import { stableBucket } from './stable-bucket';

/** Federal college numbers: the digits of each add up to an even number. */
const COLLEGES = [
  100654, 102669, 138716, 175342, 449339, 109208, 240736, 131159, 164465, 483595, 197869, 105899, 104151,
  204796, 106458, 100858, 219000, 222992, 164580, 150136, 189097, 160977, 166027, 223232,
];

describe('a stable bucket', () => {
  it('is the same for the same key', () => {
    expect(stableBucket(204796, 6)).toBe(stableBucket('204796', 6));
  });

  it('uses every bucket for real college numbers', () => {
    expect(new Set(COLLEGES.map((id) => stableBucket(id, 6))).size).toBe(6);
  });
});
