import { describe, expect, it } from 'vitest';
import { rankedOptions } from './option-rank';

const LABELS = [
  'Area, ethnic and gender studies',
  'Computer Engineering',
  'Engineering',
  'English Education',
  'Mathematics and Computer Science',
  'Computer Science',
  'Nursing',
  'Insurance and Risk Management',
  'Women’s Studies',
  'Psychology',
];
const OPTIONS = LABELS.map((label) => ({ value: label, label }));
const found = (typed: string) => rankedOptions(OPTIONS, typed).map(({ label }) => label);

describe('option ranking', () => {
  it('returns all options for an empty query', () => {
    expect(found('  ')).toEqual(LABELS);
  });

  it('ranks prefixes first, then words that start with the query', () => {
    expect(found('eng')).toEqual(['Engineering', 'English Education', 'Computer Engineering']);
    expect(found('nurs')).toEqual(['Nursing']);
  });

  it('matches words in any order', () => {
    expect(found('science comp')).toEqual(['Mathematics and Computer Science', 'Computer Science']);
    expect(found('womens')).toEqual(['Women’s Studies']);
  });

  it('matches with a missing letter', () => {
    expect(found('enginering')).toEqual(['Computer Engineering', 'Engineering']);
    expect(found('psycology')).toEqual(['Psychology']);
  });

  it('matches initials', () => {
    expect(found('cs')).toEqual(['Computer Science']);
    expect(rankedOptions([{ value: 'TX', label: 'Texas (395)' }], 'tx')).toHaveLength(1);
  });

  it('ranks an exact other name first, and finds the beginning of one', () => {
    const options = [...OPTIONS, { value: 'CS', label: 'Computing', alsoKnownAs: ['science', 'coding'] }];
    const first = (typed: string) => rankedOptions(options, typed)[0]?.label;

    expect(first('Science')).toBe('Computing');
    expect(first('cod')).toBe('Computing');
  });

  it('ranks the same name first, before longer ones', () => {
    expect(found('computer science')[0]).toBe('Computer Science');
  });

  it('returns nothing for unknown words', () => {
    expect(found('zzz')).toEqual([]);
  });
});
