import { beforeAll, describe, expect, it } from 'vitest';
import { starterReader } from '../../testing/starter-reader.js';
import { type ReadMessage } from '../understanding/read-message.js';
import { wishAbout } from '../understanding/wish-about.js';
import { NEW_DIALOGUE } from './dialogue-state.js';
import { keepingToLimits, limitsAfter, withLimits } from './limits.js';

let read: ReadMessage;
beforeAll(async () => {
  read = await starterReader('OH');
});
const asking = (intent: Parameters<typeof wishAbout>[0], text: string) =>
  wishAbout(intent, read(text), text, NEW_DIALOGUE);
const after = (text: string) => limitsAfter(undefined, asking('search_colleges', text));

describe('a limit that was told', () => {
  it('stands for the next list, whichever that is', () => {
    const limits = after('public colleges in Ohio with nursing under $20,000');
    const { entities } = keepingToLimits(asking('safety_schools', 'and two safeties'), limits);

    expect(entities.wishes).toMatchObject({ ownership: 'public', states: ['OH'], netPriceMax: 20_000 });
    expect(entities.majors[0]?.words).toBe('nursing');
  });

  it('gives way to one of its kind, and only to that', () => {
    const before = { states: ['MI'], majors: ['48.05'], size: 'large' } as const;

    expect(withLimits(before, { near: '55401', withinMiles: 50 })).toEqual({
      near: '55401',
      withinMiles: 50,
      majors: ['48.05'],
      size: 'large',
    });
  });

  it('is lifted by its own words', () => {
    const limits = after('small colleges in Ohio with nursing');
    const { entities } = keepingToLimits(
      asking('recommend', 'anywhere in the US is fine, recommend some'),
      limits,
    );

    expect(entities.wishes.states).toBeUndefined();
    expect(entities.wishes.size).toBe('small');
  });

  it('is no order and no kind of chance', () => {
    expect(after('cheapest reaches in Ohio').wishes).toEqual({ states: ['OH'] });
  });
});
