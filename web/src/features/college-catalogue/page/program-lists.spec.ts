import { describe, expect, it } from 'vitest';
import { byField } from './program-lists';

const program = (cip: string, graduates: number | null) => ({
  cip,
  title: cip,
  graduates,
  medianEarnings: null,
});
const family = (cip: string, title: string) => ({ cip, title, awardShare: null, bachelors: true });

const college = {
  programFamilies: [family('52', 'Business'), family('11', 'Computing'), family('51', 'Health')],
};
const PROGRAMS = [program('52.08', 300), program('11.07', 90), program('52.02', 200), program('51.38', 120)];

describe('the programs by field', () => {
  it('start with the fields that have the most graduates', () => {
    const fields = byField(PROGRAMS, college, null);

    expect(fields.map(({ title, graduates }) => [title, graduates])).toEqual([
      ['Business', 500],
      ['Health', 120],
      ['Computing', 90],
    ]);
  });

  it('start with the student’s own field', () => {
    expect(byField(PROGRAMS, college, '11')[0]?.title).toBe('Computing');
  });

  it('keep programs whose field the college does not name', () => {
    const [field] = byField([program('29.02', null), program('60.01', 4)], college, null);

    expect(field).toMatchObject({ title: 'Other fields', graduates: 4 });
    expect(field?.programs).toHaveLength(2);
  });
});
