import { describe, expect, it } from 'vitest';
import { type ChatBlock } from '@/api';
import { blockPlaces } from './block-places';
import { partsOf } from './marks';

const colleges = (...rows: [name: string, fact: string][]): ChatBlock => ({
  type: 'colleges',
  rows: rows.map(([name, fact], at) => ({ collegeId: at, name, place: 'Ohio', facts: [fact] })),
});

const OHIO_STATE: [string, string] = ['Ohio State', 'about $18,800 a year'];
const KENT_STATE: [string, string] = ['Kent State', 'about $15,000 a year'];

describe('the place of a block', () => {
  const parts = partsOf('Two that fit:\n- Ohio State: $18,800\n- Kent State: $15,000\nMore?', []);
  const lines = parts[1];
  const placesOf = (...blocks: ChatBlock[]) => blockPlaces(parts, blocks);

  it('is in place of the lines that say the same', () => {
    const block = colleges(OHIO_STATE, KENT_STATE);

    expect([...placesOf(block).places]).toEqual([[lines, { block, replaces: true }]]);
  });

  it('is below lines that say a number it does not show', () => {
    const block = colleges(OHIO_STATE, ['Kent State', '66% graduate']);

    expect([...placesOf(block).places]).toEqual([[lines, { block, replaces: false }]]);
  });

  it('is below the part that names its first row when it has other rows', () => {
    const block = colleges(OHIO_STATE);

    expect([...placesOf(block).places]).toEqual([[lines, { block, replaces: false }]]);
  });

  it('is after the message when nothing in it names its rows', () => {
    const block = colleges(['Miami', '']);

    expect(placesOf(block)).toEqual({ places: new Map(), after: [block] });
  });

  it('is in place of a range that begins under 1%', () => {
    const said = partsOf('Two:\n- MIT: under 1%–6%, best estimate 2%, reach\n- Yale: under 1%, reach', []);
    const row = { category: 'reach', note: null } as const;
    const block: ChatBlock = {
      type: 'chances',
      rows: [
        { ...row, collegeId: 1, name: 'MIT', low: 0.002, high: 0.06, estimate: 0.02 },
        { ...row, collegeId: 2, name: 'Yale', low: 0.001, high: 0.008, estimate: 0.004 },
      ],
    };

    expect([...blockPlaces(said, [block]).places]).toEqual([[said[1], { block, replaces: true }]]);
  });

  it('is never the same for two blocks', () => {
    const block = colleges(OHIO_STATE, KENT_STATE);

    expect(placesOf(block, block).after).toEqual([block]);
  });

  it('knows a comparison by its colleges', () => {
    const block: ChatBlock = {
      type: 'compare',
      columns: [
        { collegeId: 1, name: 'Ohio State' },
        { collegeId: 2, name: 'Kent State' },
      ],
      rows: [{ label: 'Price', values: ['about $18,800', 'about $15,000'] }],
    };

    expect([...placesOf(block).places]).toEqual([[lines, { block, replaces: true }]]);
  });
});
