import { describe, expect, it } from 'vitest';
import { placeWords } from './place-words';
import { project } from './project';
import { STATE_MIDDLES, STATE_OUTLINES } from './us-states';

/** The least and greatest x and y of an outline, whose steps are relative. */
function frameOf(outline: string) {
  const corners = outline.split('z').flatMap((ring) => {
    const steps = ring.match(/-?\d+/g)?.map(Number) ?? [];
    let [x, y] = [0, 0];
    return Array.from({ length: steps.length / 2 }, (_, corner) => {
      x += steps[corner * 2] ?? 0;
      y += steps[corner * 2 + 1] ?? 0;
      return [x, y] as const;
    });
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('the map of the country', () => {
  it.each(Object.entries(STATE_OUTLINES))('puts the middle of %s inside its outline', (state, outline) => {
    const [north, east] = STATE_MIDDLES[state] ?? [0, 0];
    const [x, y] = project(state, north, east);
    const { left, right, top, bottom } = frameOf(outline);

    expect(x).toBeGreaterThan(left - 1);
    expect(x).toBeLessThan(right + 1);
    expect(y).toBeGreaterThan(top - 1);
    expect(y).toBeLessThan(bottom + 1);
  });

  it('draws Alaska and Hawaii below the Southwest', () => {
    const [, tucson] = project('AZ', 32.2, -110.9);

    expect(project('AK', 61.2, -149.9)[1]).toBeGreaterThan(tucson);
    expect(project('HI', 21.3, -157.8)[1]).toBeGreaterThan(tucson);
  });
});

describe('the place of a college in words', () => {
  const cambridge = { city: 'Cambridge', state: 'MA', latitude: 42.374, longitude: -71.118 };

  it('says how far it is from the middle of the home state', () => {
    expect(placeWords(cambridge, 'OH')).toBe(
      'Cambridge is in Massachusetts. It’s about 620 miles from the middle of Ohio, in a straight line.',
    );
  });

  it('names the home state without a distance', () => {
    expect(placeWords(cambridge, 'MA')).toBe('Cambridge is in Massachusetts, your home state.');
  });

  it('measures across the date line', () => {
    const koror = { city: 'Koror', state: 'PW', latitude: 7.34, longitude: 134.48 };

    expect(placeWords(koror, 'OH')).toContain('about 8,380 miles');
  });

  it('leaves the distance out where the college or the home is not on the map', () => {
    expect(placeWords({ ...cambridge, latitude: null }, 'OH')).toBe('Cambridge is in Massachusetts.');
    expect(placeWords(cambridge, null)).toBe('Cambridge is in Massachusetts.');
    expect(placeWords(cambridge, 'PR')).toBe('Cambridge is in Massachusetts.');
  });
});
