import { describe, expect, it } from 'vitest';
import { type Major } from '@/api';
import { byName, filtersFromText } from './filters-from-text';

const aMajor = (name: string, cip4: string, cipTitle = name): Major => ({
  name,
  cip4,
  cipTitle,
  cipFamily: cip4.slice(0, 2),
});
const MAJORS = [
  aMajor('Nursing', '51.38', 'Registered Nursing'),
  aMajor('Computer Science', '11.07'),
  aMajor('Engineering', '14.01', 'Engineering, General'),
  { name: 'Undecided', cip4: null, cipTitle: null, cipFamily: null },
];
const read = (typed: string) => filtersFromText(typed, byName(MAJORS));

describe('filters from text', () => {
  it.each([
    ['HBCU', { designation: ['hbcu'] }],
    ['women’s colleges', { designation: ['women'] }],
    [
      'community college near 10001',
      { ownership: ['1'], degrees_awarded: ['2'], near: '10001', withinMiles: '50' },
    ],
    ['nursing', { major: ['51.38'] }],
    ['Nursing schools in Ohio', { major: ['51.38'], state: ['OH'] }],
    ['colleges in new york', { state: ['NY'] }],
    ['schools in OR', { state: ['OR'] }],
    ['ny', { state: ['NY'] }],
    ['10001', { near: '10001', withinMiles: '50' }],
    ['small private colleges in new england', { size: ['small'], ownership: ['2'], region: ['new-england'] }],
    ['test-optional engineering', { testPolicy: ['optional', 'not-considered'], major: ['14'] }],
    ['my safeties in Ohio', { category: ['safety'], state: ['OH'] }],
    ['reach and target schools', { category: ['reach', 'target'] }],
    ['cs', { major: ['11.07'] }],
    ['cheap colleges in ohio or indiana', { sort: 'netPrice', state: ['OH', 'IN'] }],
  ])('%s', (typed, filters) => {
    expect(read(typed)).toEqual(filters);
  });

  it.each([
    'ucla',
    'u of m',
    'ohio state',
    'Ohio University',
    'New York University',
    'University of Texas',
    'college of nursing',
    'georgia tech',
    'colleges in',
    'constructor',
    '',
  ])('reads “%s” as a name', (typed) => {
    expect(read(typed)).toBeUndefined();
  });

  it('works before the majors have loaded', () => {
    expect(filtersFromText('engineering')).toEqual({ major: ['14'] });
    expect(filtersFromText('nursing')).toBeUndefined();
  });
});
