import { describe, expect, it } from 'vitest';
import { NOTHING_NAMED } from '../entities/entities.js';
import { type ProfileChanges } from './changes.js';
import { correctionOf } from './correction.js';

const UNWEIGHTED: ProfileChanges = { unweightedGpa: '3.7', state: 'OH' };

describe('a correction of what Wren offered to save', () => {
  it.each<[string, ProfileChanges, ProfileChanges | null]>([
    ['it’s weighted', UNWEIGHTED, { weightedGpa: '3.7', state: 'OH' }],
    ['no, that is unweighted', { weightedGpa: '3.7' }, { unweightedGpa: '3.7' }],
    ['it is on a 5.0 scale', UNWEIGHTED, { ...UNWEIGHTED, gpaScale: '5.0' }],
    ['it’s unweighted', UNWEIGHTED, null],
    ['weighted average of what?', { satTotal: 1370 }, null],
    ['what are my chances', UNWEIGHTED, null],
  ])('"%s"', (message, proposed, corrected) => {
    expect(correctionOf(proposed, message, NOTHING_NAMED)).toEqual(corrected);
  });

  it.each<[number, ProfileChanges, ProfileChanges | null]>([
    [1370, { satTotal: 1340 }, { satTotal: 1370 }],
    [31, { actComposite: 32 }, { actComposite: 31 }],
    [3.6, UNWEIGHTED, { ...UNWEIGHTED, unweightedGpa: '3.6' }],
    [93, { gpaScale: '100', weightedGpa: '95' }, { gpaScale: '100', weightedGpa: '93' }],
    [1370, UNWEIGHTED, null],
  ])('%d alone is the answer whose range it fits', (bareNumber, proposed, corrected) => {
    expect(correctionOf(proposed, 'sorry', { ...NOTHING_NAMED, bareNumber })).toEqual(corrected);
  });

  it('a number with its name replaces that answer', () => {
    const span = { from: 0, to: 4 };
    const facts = [{ kind: 'sat', value: 1370, span, mood: 'unclear', whose: 'mine' }] as const;

    expect(correctionOf({ satTotal: 1340 }, 'SAT 1370', { ...NOTHING_NAMED, facts })).toEqual({
      satTotal: 1370,
    });
  });
});
