import { expect, it } from 'vitest';
import { type SeasonTask, stepInWords } from './season-words';

it.each([
  ['test-scores', 'Send test scores', 'Send test scores'],
  ['transcript', 'Enter your courses and grades', 'Enter your courses and grades'],
  ['transcript', 'Mid-year report', 'Request: Mid-year report'],
  ['other', 'Check whether it reads a personal essay', 'Check whether it reads a personal essay'],
  ['draft', 'Ask about a community', 'First draft: Ask about a community'],
] as const)('a step of the kind %s named “%s” is said as “%s”', (kind, subject, words) => {
  const task: SeasonTask = {
    ...{ kind, subject, colleges: [], applicationIds: [], essayId: null, inEssayPlan: false },
  };
  expect(stepInWords(task)).toBe(words);
});
