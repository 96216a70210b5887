import { describe, expect, it } from 'vitest';
import { someColleges } from '../../testing/some-colleges.js';
import { wrongNamesIn } from './wrong-names.js';

const TUFTS = 168148;
const BRANDEIS = 165015;
const DRAFT = 'I want to study cities. At Tufts University I would join the debate club.';

describe('the name check', () => {
  it('finds a college that the text speaks to and does not go to', () => {
    expect(wrongNamesIn(DRAFT, [BRANDEIS], someColleges())).toEqual(['Tufts University']);
    expect(wrongNamesIn(DRAFT, [TUFTS], someColleges())).toEqual([]);
  });

  it('finds one college in a text that goes to several', () => {
    expect(wrongNamesIn(DRAFT, [TUFTS, BRANDEIS], someColleges())).toEqual(['Tufts University']);
  });

  it('leaves a relative’s college alone', () => {
    expect(wrongNamesIn('My sister studied at Tufts University.', [BRANDEIS], someColleges())).toEqual([]);
  });
});
