import { describe, expect, it } from 'vitest';
import { InvalidInput } from '../replies/http-refusals.js';
import { basedOnIn } from './if-match.decorator.js';

describe('If-Match', () => {
  it.each([
    [
      'names the copy a change starts from',
      '"2026-11-20T09:00:00.123Z"',
      new Date('2026-11-20T09:00:00.123Z'),
    ],
    ['says that there was no record yet', '"none"', null],
    ['may be left out', undefined, undefined],
  ])('%s', (_what, header, basedOn) => {
    expect(basedOnIn(header)).toEqual(basedOn);
  });

  it.each(['', '*', '2026-11-20T09:00:00.123Z', '"2026-11-20"', '"2026-13-41T09:00:00.123Z"', 'W/"none"'])(
    'is refused as %s',
    (header) => {
      expect(() => basedOnIn(header)).toThrow(InvalidInput);
    },
  );
});
