import { expect, it } from 'vitest';
import { type BestStep } from '@/api';
import { addressOf } from './step-words';

it.each([
  ['grades', 'academic', 'performance'],
  ['test', 'academic', 'tests'],
  ['rigor', 'academic', 'advanced'],
  ['activities', 'readiness', 'activities'],
  ['residency', 'personal', 'address'],
  ['income', 'personal', 'background'],
  ['major', 'personal', 'fit'],
  ['settings', 'personal', 'fit'],
  ['regions', 'personal', 'fit'],
  ['sizes', 'personal', 'fit'],
  ['ownership', 'personal', 'fit'],
] as const)('links the answer %s to the profile’s section %s, step %s', (answer, section, step) => {
  const best: BestStep = { answer, effect: 'moves-estimates', colleges: 1, points: 1, words: '' };

  expect(addressOf(best)).toBe(`/profile?section=${section}&step=${step}`);
});
