import { describe, expect, it } from 'vitest';
import { aComment, aReview } from '../../testing/a-review.js';
import { WORKED_ESSAYS } from '../../testing/worked-essays.js';
import { CATEGORIES } from '../review/category.js';
import { type Review } from '../review/review.js';
import { readManuscript } from '../text/read-manuscript.js';
import { joinReadings } from './join-readings.js';
import { type ModelAnswer, type ProposedComment } from './model-answer.js';

const READER = 'built-in/5+a-model/1';
const content = WORKED_ESSAYS[0]?.content ?? '';
const PROMPT = 'A time something went wrong';

const levels = (score: number) =>
  CATEGORIES.map((category) => ({ category, score, justification: 'Your reader sees this clearly.' }));

const comment = (changes: Partial<ProposedComment> = {}): ProposedComment => ({
  paragraphIndex: 1,
  quote: 'He asked me not to tell my mother',
  kind: 'gap',
  observation: 'Your reader learns of the secret but not of its weight.',
  question: 'What did you do at dinner that night?',
  ...changes,
});

const answer = (changes: Partial<ModelAnswer> = {}): ModelAnswer => ({
  rubric: levels(2),
  comments: [comment()],
  strengths: [],
  ...changes,
});

const join = (given: ModelAnswer, builtIn: Review = aReview(), essay = content, names: string[] = []) =>
  joinReadings({
    builtIn,
    answer: given,
    manuscript: readManuscript(essay),
    request: { prompt: PROMPT },
    names,
    reader: READER,
  });

describe('joining the second reading with the built-in one', () => {
  it('adds a sound comment at its place and says who read', () => {
    const joined = join(answer());

    expect(joined?.review.model).toBe(READER);
    expect(joined?.review.lineComments).toMatchObject([
      {
        paragraphIndex: 1,
        quote: 'He asked me not to tell my mother',
        start: content.indexOf('He asked me'),
        tone: 'question',
        suggestion: 'What did you do at dinner that night?',
      },
    ]);
  });

  it('lets a model move a level by one at most, and grammar not at all', () => {
    const scores = (given: number) =>
      join(answer({ rubric: levels(given) }))?.review.rubric.map(({ score }) => score);

    expect(scores(97)).toEqual([3, 3, 3, 3, 2, 3]);
    expect(scores(-5)).toEqual([1, 1, 1, 1, 2, 1]);
    expect(scores(2.3)).toEqual([2.5, 2.5, 2.5, 2.5, 2, 2.5]);
    expect(scores(Number.NaN)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('moves the score by no more than the levels allow', () => {
    const overall = (given: number) => join(answer({ rubric: levels(given) }))?.review.scores.overall;

    // Ninety of a hundred points of weight, a quarter of the way, seven tenths of it.
    expect(overall(4)).toBe(65 + 16);
    expect(overall(0)).toBe(65 - 16);
  });

  it('never lifts a score that something caps', () => {
    const capped = aReview({ lineComments: [aComment(content, 'twice', { kind: 'off-prompt' })] });

    expect(join(answer({ rubric: levels(4) }), capped)?.review.scores.overall).toBe(65);
    expect(join(answer({ rubric: levels(0) }), capped)?.review.scores.overall).toBeLessThan(65);
  });

  it('ignores a model’s levels where the essay gives orders', () => {
    const review = join(answer({ rubric: levels(4) }), aReview({ instructionsFound: true }))?.review;

    expect(review?.rubric).toEqual(aReview().rubric);
    expect(review?.scores.overall).toBe(65);
  });

  it.each([
    ['quote-not-in-essay', { quote: 'the night the bakery burned down' }],
    ['quote-not-in-essay', { quote: '' }],
    ['quote-not-in-essay', { quote: content.slice(0, 200) }],
    ['not-a-question', { question: 'Tell your reader more.' }],
    [
      'not-said-well',
      { question: 'What if you wrote: he was late the way rain is late, all at once and for everyone?' },
    ],
    [
      'not-said-well',
      { observation: 'Try: “The rolls were warm in my lap and I knew that he would not go in.”' },
    ],
    ['not-said-well', { observation: '<img src=x> your reader' }],
    ['not-said-well', { observation: 'Your reader may see https://example.org' }],
    ['not-said-well', { observation: 'I think your reader is lost.' }],
    ['not-said-well', { observation: 'Your essay was written by a chatbot.' }],
    ['not-said-well', { observation: 'Your reader wonders. '.repeat(40) }],
    ['not-said-well', { observation: '' }],
    ['said-already', { quote: 'asked me not to tell' }],
  ] as const)('drops a comment (%s): %o', (reason, wrong) => {
    const sound = [comment(), comment({ quote: 'He was late anyway', paragraphIndex: 0 })];
    const joined = join(answer({ comments: [...sound, comment(wrong)] }));

    expect(joined?.review.lineComments).toHaveLength(2);
    expect(joined?.dropped[reason]).toBe(1);
  });

  it('trusts nothing of an answer that is mostly wrong', () => {
    expect(join(answer({ comments: [comment({ quote: 'the night the bakery burned down' })] }))).toBeNull();
  });

  it('takes a reading without comments', () => {
    expect(join(answer({ comments: [] }))?.review.lineComments).toEqual([]);
  });

  it('finds a quotation in another paragraph, with other marks, or with what was covered', () => {
    const quotes = ['he was late ANYWAY', '“You want to sit', 'outside a hotel kitchen in ▇▇▇▇▇▇'];
    const comments = quotes.map((quote) => comment({ quote, paragraphIndex: 5 }));

    const found = join(answer({ comments }), aReview(), content, ['Fresno'])?.review.lineComments;

    expect(found?.map(({ quote, paragraphIndex }) => [paragraphIndex, quote])).toEqual([
      [0, 'He was late anyway'],
      [2, '"You want to sit'],
      [0, 'outside a hotel kitchen in Fresno'],
    ]);
  });

  it('adds five at most; what is only wondered about makes room', () => {
    const quotes = [
      'The clock on our stove',
      'late anyway',
      'a library book',
      'day-old rolls',
      'failed the written',
      'My cousin',
    ];
    const builtIn = aReview({
      lineComments: [
        ...Array.from({ length: 9 }, () => aComment(content, 'a parked car')),
        aComment(content, 'Eleven minutes', { tone: 'wonder' }),
      ],
    });

    const comments = join(answer({ comments: quotes.map((quote) => comment({ quote })) }), builtIn)?.review
      .lineComments;

    expect(comments).toHaveLength(12);
    expect(comments?.filter(({ kind }) => kind === 'gap')).toHaveLength(5);
    expect(comments?.filter(({ tone }) => tone === 'wonder')).toEqual([]);
  });

  it('praises what a model praises where two places are sound, else what we praise', () => {
    const strengths = [
      { paragraphIndex: 3, quote: 'We sat in the driveway', why: 'Your reader feels the closed space.' },
      {
        paragraphIndex: 5,
        quote: 'Eleven minutes is about how long',
        why: 'Your ending gives the clock a meaning.',
      },
    ];

    expect(join(answer({ strengths }))?.review.strengths).toEqual([
      '“We sat in the driveway”: Your reader feels the closed space.',
      '“Eleven minutes is about how long”: Your ending gives the clock a meaning.',
    ]);
    expect(join(answer({ strengths: strengths.slice(1) }))?.review.strengths).toEqual(['Our own strength.']);
  });
});
