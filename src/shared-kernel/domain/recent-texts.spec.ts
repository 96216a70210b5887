import { describe, expect, it } from 'vitest';
import { NO_PLACE, RecentTexts } from './recent-texts.js';

const read = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

describe('recent texts', () => {
  it('are found where they were put, in every script', () => {
    const texts = new RecentTexts(1_000);
    const kept = ['oak', '', '“élm” 🍂'].map((text) => [text, texts.keep(text)] as const);

    for (const [text, [place, bytes]] of kept) {
      expect(read(bytes)).toBe(text);
      expect(read(texts.at(place))).toBe(text);
    }
    expect(texts.at(NO_PLACE)).toBeUndefined();
  });

  it('give way to newer ones, the oldest first, and never come back as another', () => {
    const texts = new RecentTexts(500);
    const places: (readonly [number, string])[] = [];
    for (let at = 0; at < 1_000; at++) {
      const text = `text ${at} ${'·'.repeat(at % 17)}`;
      places.push([texts.keep(text)[0], text]);
      const found = places.map(([place]) => read(texts.at(place)));
      const oldest = found.findIndex((one) => one !== undefined);

      expect(found.slice(oldest)).toEqual(places.slice(oldest).map(([, one]) => one));
      expect(found.slice(0, oldest).every((one) => one === undefined)).toBe(true);
      expect(at - oldest).toBeGreaterThanOrEqual(Math.min(at, 3));
    }
  });

  it('are refused when they can never fit', () => {
    expect(() => new RecentTexts(100).keep('x'.repeat(100))).toThrow(RangeError);
    expect(() => new RecentTexts(1_000_000).keep('x'.repeat(30_000))).toThrow(RangeError);
  });
});
