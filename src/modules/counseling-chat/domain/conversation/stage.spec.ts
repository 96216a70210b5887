import { describe, expect, it } from 'vitest';
import { type KnownInTalk, stageAfter } from './stage.js';

const NOTHING: KnownInTalk = {
  hasAsked: false,
  hasGpaOrScore: false,
  saidNoScores: false,
  wishesKnown: 0,
  collegesNamed: false,
  mayConvert: false,
};
const ASKED = { ...NOTHING, hasAsked: true };
const GRADES = { ...ASKED, hasGpaOrScore: true };

describe('the stage of a conversation', () => {
  it.each([
    ['stays at the welcome after a greeting', NOTHING, 'welcome'],
    ['asks about school first', ASKED, 'academic_profiling'],
    ['turns to wishes once there is a GPA or a score', GRADES, 'preference_mapping'],
    ['turns to wishes when there is none to enter', { ...ASKED, saidNoScores: true }, 'preference_mapping'],
    ['does not recommend after one wish', { ...GRADES, wishesKnown: 1 }, 'preference_mapping'],
    ['recommends once two wishes are known', { ...GRADES, wishesKnown: 2 }, 'recommendations'],
    ['recommends once colleges were looked at', { ...GRADES, collegesNamed: true }, 'recommendations'],
    ['converts an adult who asked', { ...GRADES, wishesKnown: 2, mayConvert: true }, 'conversion'],
    ['converts nobody without grades', { ...ASKED, mayConvert: true }, 'academic_profiling'],
  ] as const)('%s', (_title, known, stage) => {
    expect(stageAfter('welcome', known)).toBe(stage);
  });

  it('never goes back', () => {
    expect(stageAfter('recommendations', ASKED)).toBe('recommendations');
  });
});
