import { describe, expect, it } from 'vitest';
import { type ChatBlock } from '@/api';
import { blockPlaces } from './block-places';
import { partsOf } from './marks';

const colleges = (...names: string[]): ChatBlock => ({
  type: 'colleges',
  rows: names.map((name, at) => ({ collegeId: at, name, place: 'Ohio', facts: [] })),
});

describe('the place of a block', () => {
  const parts = partsOf('Two that fit:\n- Ohio State: $18,800\n- Kent State: $15,000\nMore?', []);

  it('is where the lines of the message say the same', () => {
    const block = colleges('Ohio State', 'Kent State');

    const { inPlace, after } = blockPlaces(parts, [block]);

    expect(parts.map((part) => inPlace.get(part))).toEqual([undefined, block, undefined]);
    expect(after).toEqual([]);
  });

  it.each([
    ['it has other colleges', colleges('Ohio State', 'Miami')],
    ['it has fewer rows', colleges('Ohio State')],
  ])('is after the message when %s', (_why, block) => {
    const { inPlace, after } = blockPlaces(parts, [block]);

    expect(inPlace.size).toBe(0);
    expect(after).toEqual([block]);
  });

  it('never draws two blocks for the same lines', () => {
    const block = colleges('Ohio State', 'Kent State');

    expect(blockPlaces(parts, [block, block]).after).toEqual([block]);
  });
});
