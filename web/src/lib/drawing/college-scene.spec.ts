import { describe, expect, it } from 'vitest';
import { type DrawnCollege, sceneOf } from './college-scene';

const aCollege = (but: Partial<DrawnCollege> = {}): DrawnCollege => ({
  id: 204796,
  state: 'OH',
  setting: 'Urban',
  level: 'Four-year',
  ownership: 'Public',
  sizeCategory: 'Large',
  programStrengths: ['Business'],
  ...but,
});

describe('the drawing of a college', () => {
  it('is the same each time', () => {
    expect(sceneOf(aCollege())).toEqual(sceneOf(aCollege()));
  });

  it.each([
    ['HI', 'islands'],
    ['CO', 'mountains'],
    ['AZ', 'desert'],
    ['KS', 'plains'],
    ['MN', 'lakes'],
    ['RI', 'coast'],
    ['OH', 'hills'],
  ])('lies in the land of its state: %s, %s', (state, land) => {
    expect(sceneOf(aCollege({ state })).land).toBe(land);
  });

  it('has a city, trees or woods around it, by its setting', () => {
    const around = (setting: DrawnCollege['setting']) => sceneOf(aCollege({ setting })).surroundings;

    expect([around('Urban'), around('Suburban'), around('Rural'), around(null)]).toEqual([
      ...['city', 'trees', 'woods', 'trees'],
    ]);
  });

  it('shows a stage for the arts and laboratories for engineering', () => {
    const building = (strength: string) => sceneOf(aCollege({ programStrengths: [strength] })).building;

    expect(building('Visual and Performing Arts')).toBe('theater');
    expect(building('Engineering')).toBe('laboratories');
  });

  it('shows a long hall for a two-year college', () => {
    expect(sceneOf(aCollege({ level: 'Two-year' })).building).toBe('long-hall');
  });

  it('shows how large a college is', () => {
    const campus = (sizeCategory: DrawnCollege['sizeCategory']) => sceneOf(aCollege({ sizeCategory })).campus;

    expect([campus('Small'), campus('Medium'), campus('Large'), campus(null)]).toEqual([
      ...['one-building', 'wings', 'many-buildings', 'one-building'],
    ]);
  });

  it('differs among colleges of one state and kind', () => {
    const ids = Array.from({ length: 30 }, (_, place) => 200_000 + place);
    const looks = ids.map((id) => JSON.stringify(sceneOf(aCollege({ id }))));

    expect(new Set(looks).size).toBeGreaterThan(20);
  });
});
