import { describe, expect, it } from 'vitest';
import { bindingCollege, isChanged, NOTHING_CHANGED, roundAt, withChanges, withRound } from './what-if';

const [HARVARD, NYU] = [1, 2];

describe('a what-if', () => {
  it('has changed after an answer or a round was tried out', () => {
    expect(isChanged(NOTHING_CHANGED)).toBe(false);
    expect(isChanged(withChanges(NOTHING_CHANGED, { satTotal: 1400 }))).toBe(true);
    expect(isChanged(withRound(NOTHING_CHANGED, NYU, 'Early Action'))).toBe(true);
  });

  it('has one Early Decision at a time', () => {
    const first = withRound(NOTHING_CHANGED, HARVARD, 'Early Decision');
    const second = withRound(first, NYU, 'Early Decision');

    expect(bindingCollege(second)).toBe(NYU);
    expect(roundAt(HARVARD, second, null)).toBe('Regular Decision');
    expect(roundAt(NYU, second, null)).toBe('Early Decision');
  });

  it('takes a stored Early Decision away from all others once one college has it', () => {
    expect(roundAt(HARVARD, NOTHING_CHANGED, 'Early Decision')).toBe('Early Decision');
    const chosen = withRound(NOTHING_CHANGED, NYU, 'Early Decision');
    expect(roundAt(HARVARD, chosen, 'Early Decision')).toBe('Regular Decision');
  });

  it('keeps other rounds when Early Decision moves', () => {
    const action = withRound(NOTHING_CHANGED, HARVARD, 'Early Action');
    expect(roundAt(HARVARD, withRound(action, NYU, 'Early Decision'), null)).toBe('Early Action');
  });
});
