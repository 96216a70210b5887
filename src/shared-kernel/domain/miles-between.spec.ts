import { describe, expect, it } from 'vitest';
import { milesBetween } from './miles-between.js';

const PALAU = { latitude: 7.34, longitude: 134.47 };
const COLUMBUS = { latitude: 40, longitude: -83.01 };
const CINCINNATI = { latitude: 39.13, longitude: -84.52 };

describe('the distance between two places', () => {
  it('is a drive’s straight line inside a state', () => {
    expect(Math.round(milesBetween(COLUMBUS, CINCINNATI))).toBe(100);
  });

  it('takes the short way around the globe', () => {
    expect(Math.round(milesBetween(COLUMBUS, PALAU) / 100)).toBe(84);
  });

  it('is the same in both directions, and nothing to itself', () => {
    expect(milesBetween(PALAU, COLUMBUS)).toBeCloseTo(milesBetween(COLUMBUS, PALAU), 9);
    expect(milesBetween(PALAU, PALAU)).toBe(0);
  });

  it('is not known without a coordinate', () => {
    expect(milesBetween(PALAU, { latitude: Number.NaN, longitude: 0 })).toBeNaN();
  });
});
