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

describe('options found by typing', () => {
  it('are all there before anything is typed', () => {
    expect(found('  ')).toEqual(LABELS);
  });

  it('come with their beginning first, then with a word that begins so', () => {
    expect(found('eng')).toEqual(['Engineering', 'English Education', 'Computer Engineering']);
    expect(found('nurs')).toEqual(['Nursing']);
  });

  it('have the words typed in any order', () => {
    expect(found('science comp')).toEqual(['Mathematics and Computer Science', 'Computer Science']);
    expect(found('womens')).toEqual(['Women’s Studies']);
  });

  it('are found where a letter was left out', () => {
    expect(found('enginering')).toEqual(['Computer Engineering', 'Engineering']);
    expect(found('psycology')).toEqual(['Psychology']);
  });

  it('are found by their initials, or by what they stand for', () => {
    expect(found('cs')).toEqual(['Computer Science']);
    expect(rankedOptions([{ value: 'TX', label: 'Texas (395)' }], 'tx')).toHaveLength(1);
  });

  it('are none for words that no option has', () => {
    expect(found('zzz')).toEqual([]);
  });
});
