import { describe, expect, it } from 'vitest';
import { aCollege } from '../../testing/colleges.js';
import { majorFits, PROGRAM_MISSING } from './major-fits.js';
import { prepareColleges } from '../prepare-colleges.js';

const fitOf = (majorCip4: string, bachelorsPrograms: readonly string[]) =>
  majorFits({ cipFamily: '52', majorCip4 }, prepareColleges([aCollege({ bachelorsPrograms })]))[0];

describe('how well a college teaches a major', () => {
  it('is the same for business where the college files it under business administration', () => {
    expect(fitOf('5201', ['5202'])).toBe(100);
    expect(fitOf('5201', ['5201'])).toBe(100);
  });

  it('is less where only other programs of the field are taught', () => {
    expect(fitOf('5201', ['5203'])).toBe(PROGRAM_MISSING);
    expect(fitOf('5203', ['5202'])).toBe(PROGRAM_MISSING);
  });
});
