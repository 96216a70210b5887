import { describe, expect, it } from 'vitest';
import { aComment, aReview } from '../../testing/a-review.js';
import { WORKED_ESSAYS } from '../../testing/worked-essays.js';
import { readManuscript } from '../text/read-manuscript.js';
import { needsSupport, withSupport } from './support.js';

const HARD = 'That winter I wanted to die. I told nobody.';
const REST = 'In spring I planted beans on the fire escape.';
const content = `${HARD}\n\n${REST}`;

describe('an essay that speaks of a crisis', () => {
  it('needs support', () => {
    expect(needsSupport(readManuscript(content))).toBe(true);
  });

  it('shows the way to help, keeps every score and says nothing about those lines', () => {
    const beside = aComment(content, 'on the fire escape', { alsoAt: [aComment(content, 'that winter')] });
    const review = aReview({
      lineComments: [aComment(content, 'told nobody'), beside],
      strengths: ['You are honest in “told nobody”.', 'A reader can see “planted beans”.'],
      improvements: ['Many essays use “told nobody”.'],
      overallAssessment: 'You are honest in “told nobody”.',
    });

    const supported = withSupport(review, readManuscript(content));

    expect(supported).toMatchObject({ support: true, scores: review.scores, rubric: review.rubric });
    expect(supported.lineComments.map(({ quote }) => quote)).toEqual(['on the fire escape']);
    expect(supported.strengths).toEqual(['A reader can see “planted beans”.']);
    expect(supported.improvements).toEqual([]);
    expect(supported.overallAssessment).not.toContain('told nobody');
  });

  it('is not asked what went wrong in it', () => {
    const offPrompt = aComment(content, 'planted beans', {
      kind: 'off-prompt',
      message: 'Your draft does not show yet what went wrong.',
      suggestion: 'What went wrong, and when did you first notice?',
    });
    const review = aReview({
      lineComments: [offPrompt],
      improvements: [`${offPrompt.message} ${offPrompt.suggestion}`],
      overallAssessment: `First question for your next version: ${offPrompt.suggestion}`,
    });

    expect(JSON.stringify(withSupport(review, readManuscript(content)))).not.toContain('went wrong');
  });

  it.each(WORKED_ESSAYS)('is none of $id', ({ content: essay }) => {
    expect(needsSupport(readManuscript(essay))).toBe(false);
  });
});
