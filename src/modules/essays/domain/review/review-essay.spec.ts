import { describe, expect, it } from 'vitest';
import { someColleges } from '../../testing/some-colleges.js';
import { WORKED_ESSAYS, type WorkedEssay } from '../../testing/worked-essays.js';
import { CATEGORIES } from './category.js';
import { reviewEssay } from './review-essay.js';
import { type Review } from './review.js';

const NO_REMARKS = { remarks: [], unknownWords: new Set<string>() };
const COLLEGES = someColleges();

const reviewOf = ({ content, prompt, title, audience }: WorkedEssay): Review =>
  reviewEssay(
    { content, prompt, title, audience: audience ?? null, wordLimit: null, collegeId: null },
    NO_REMARKS,
    COLLEGES,
  );

/** Levels in the order of the categories; overall, grammar, structure, relevance, originality, hint, ease. */
type Expected = [levels: number[], scores: number[], kinds: string[]];

const EXPECTED: readonly Expected[] = [
  [
    [3, 4, 4, 3.5, 4, 3.5],
    [95, 100, 95, 100, 95, 0, 89],
    ['short-of-room', 'wonder', 'wonder'],
  ],
  [
    [0.5, 2.5, 1, 1.5, 4, 0.5],
    [56, 100, 56, 100, 41, 0, 57],
    [
      'resume-list ×6',
      'no-reflection',
      'trait-claim ×2',
      'platitude',
      'vague-impact ×2',
      'cliche',
      'formula-ending',
    ],
  ],
  [
    [1.5, 3.5, 2, 1.5, 4, 0.5],
    [66, 100, 60, 93, 39, 0, 78],
    ['platitude', 'cliche ×11', 'opening-since-young', 'formula-ending ×2'],
  ],
  [
    [3, 3, 3.5, 3.5, 4, 3.5],
    [68, 100, 88, 44, 90, 0, 85],
    ['off-prompt', 'wonder', 'wonder'],
  ],
  [
    [2.5, 4, 4, 4, 4, 3.5],
    [93, 100, 98, 90, 92, 0, 95],
    ['wonder', 'wonder', 'wonder'],
  ],
  [
    [0.5, 0.5, 0.5, 1.5, 4, 0.5],
    [48, 100, 59, 20, 39, 100, 25],
    [
      'off-prompt',
      'generic-passage ×8',
      'no-reflection',
      'no-scene',
      'trait-claim',
      'cliche ×11',
      'vague-impact ×2',
    ],
  ],
  [
    [3.5, 1.5, 3.5, 3, 4, 2.5],
    [74, 100, 86, 44, 74, 0, 69],
    ['wrong-college', 'interchangeable', 'wonder'],
  ],
  [
    [2.5, 3.5, 3, 3, 4, 2.5],
    [81, 100, 79, 100, 72, 0, 85],
    ['instruction', 'vague-impact', 'short-of-room'],
  ],
];

/** The reader learned these after the method was written. */
const LEARNED_SINCE = [
  'telling',
  'vague',
  'said-twice',
  'wandering',
  'abstract-run',
  'thin-reflection',
  'hopeful-ending',
  'opening-worn',
  'bragging',
];

/** A kind with the number of its places. */
const kindsOf = ({ lineComments }: Review): string[] =>
  lineComments
    .filter(({ kind }) => !LEARNED_SINCE.includes(kind))
    .map(({ kind, alsoAt }) => (alsoAt.length === 0 ? kind : `${kind} ×${alsoAt.length + 1}`));

describe.each(WORKED_ESSAYS.map((essay, at) => ({ essay, expected: EXPECTED[at] })))(
  'the review of $essay.title',
  ({ essay, expected = [[], [], []] }) => {
    const [levels, scores, kinds] = expected;
    const review = reviewOf(essay);

    it('says what the method says', () => {
      expect(kindsOf(review)).toEqual(kinds);
    });

    it('shows the six levels, each within half a step', () => {
      expect(review.rubric.map(({ category }) => category)).toEqual(CATEGORIES);
      review.rubric.forEach(({ score, justification }, at) => {
        expect(Math.abs(score - (levels[at] ?? Number.NaN)), justification).toBeLessThanOrEqual(0.5);
      });
    });

    it('says why for every level', () => {
      for (const { justification } of review.rubric) {
        expect(justification).not.toContain('withheld');
        expect(justification).not.toMatch(/Lowered[^.]*of your own/);
      }
    });

    it('gives the scores within four points', () => {
      const { overall, grammar, structure, relevance, originality, aiDetection } = review.scores;
      const given = [
        overall,
        grammar,
        structure,
        relevance,
        originality,
        aiDetection,
        review.readability.score,
      ];

      given.forEach((score, at) => {
        expect(Math.abs(score - (scores[at] ?? Number.NaN)), `score ${at}`).toBeLessThanOrEqual(
          at === 5 ? 3 : 4,
        );
      });
    });

    it('quotes only what stands in the text', () => {
      const places = review.lineComments.flatMap((comment) => [comment, ...comment.alsoAt]);

      for (const { quote, start, end } of [...places, ...review.strengthsAt]) {
        expect(essay.content.slice(start, end).replace(/\s+/g, ' ').trim()).toBe(quote);
      }
    });
  },
);
