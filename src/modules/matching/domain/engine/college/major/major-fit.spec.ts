import { describe, expect, it } from 'vitest';
import { aCollege } from '../../testing/colleges.js';
import { CIP_FAMILIES, majorFit } from './major-fit.js';

const teaching = (share: number | null, bachelors: boolean) =>
  aCollege({
    programShares: share === null ? {} : { '40': share },
    bachelorsFamilies: bachelors ? ['40'] : [],
  });

describe('the fit of a major', () => {
  it.each([
    ['0 where nobody graduates in it and no bachelor’s is offered', 0, false, 0],
    ['60 where a bachelor’s is offered that nobody took yet', 0, true, 60],
    ['80 at a twentieth of all awards', 0.05, true, 80],
    ['100 from a tenth of all awards', 0.1, true, 100],
    ['100 and no more', 0.6, false, 100],
    ['unknown where the college reports nothing', null, false, null],
    ['60 where it reports the bachelor’s but no shares', null, true, 60],
  ])('is %s', (_what, share, bachelors, fit) => {
    expect(majorFit(teaching(share, bachelors), '40')).toBe(fit);
  });

  it('knows the 38 families that the federal file counts', () => {
    expect(new Set(CIP_FAMILIES).size).toBe(38);
  });
});
