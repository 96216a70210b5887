import { describe, expect, it } from 'vitest';
import { type StudentFacts } from '../domain/engine/index.js';
import { manyColleges } from '../domain/engine/testing/colleges.js';
import { WORKED_COLLEGES } from '../domain/engine/testing/worked-colleges.js';
import { aStudent, P2, P5, P8 } from '../domain/engine/testing/worked-profiles.js';
import { inMemoryMatches } from '../testing/in-memory-matches.js';
import { KnownStudents } from '../testing/known-students.js';
import { FixedColleges } from '../testing/fixed-colleges.js';
import { nextBestStep } from './next-best-step.js';
import { type WhatIsMissing } from './matches/what-is-missing.js';

type Declined = Parameters<KnownStudents['save']>[2];
type Step = WhatIsMissing['steps'][number];

const worded = (step: Partial<Step>, missing: Partial<WhatIsMissing> = {}) =>
  nextBestStep({
    examined: 'list',
    colleges: 20,
    enoughToEstimate: true,
    steps: [{ answer: 'test', effect: 'narrows-ranges', colleges: 18, points: 12.34, ...step }],
    ...missing,
  });

const NEITHER = { examined: 'candidates', colleges: 412, enoughToEstimate: false } as const;

describe('the words of a step', () => {
  it.each<[Partial<Step>, Partial<WhatIsMissing>, string]>([
    [{}, {}, 'Your SAT or ACT score would narrow 18 of your 20 ranges, by about 12 points each.'],
    [
      { answer: 'grades', colleges: 20 },
      {},
      'Your GPA would narrow all 20 of your ranges, by about 12 points each.',
    ],
    [
      { answer: 'rigor', colleges: 1, points: 1.2 },
      {},
      'Your advanced courses would narrow 1 of your 20 ranges, by about 1 point.',
    ],
    [
      { answer: 'activities', colleges: 1 },
      { colleges: 1 },
      'Your activities and awards would narrow your one range, by about 12 points.',
    ],
    [
      { colleges: 300 },
      { examined: 'candidates', colleges: 412 },
      'Your SAT or ACT score would narrow 300 of 412 ranges, by about 12 points each.',
    ],
    [
      { answer: 'residency', effect: 'moves-estimates', colleges: 9, points: 3.4 },
      {},
      'Your home state would change the estimate at 9 of your 20 colleges, by about 3 points each.',
    ],
    [
      { answer: 'income', effect: 'fills-match', colleges: 19, points: 10 },
      {},
      'Your family income would count toward your match at 19 of your 20 colleges.',
    ],
    [
      { answer: 'grades', colleges: 400 },
      NEITHER,
      'Your GPA would give you your own ranges, about 12 points narrower than without it, at 400 of 412 colleges.',
    ],
    [
      { colleges: 1216, points: 15 },
      { ...NEITHER, colleges: 1407 },
      'Your SAT or ACT score would give you your own ranges, about 15 points narrower than without it, at 1,216 of 1,407 colleges.',
    ],
    [
      { answer: 'grades', colleges: 1407 },
      { examined: 'candidates', colleges: 1407 },
      'Your GPA would narrow all 1,407 ranges, by about 12 points each.',
    ],
    [{ answer: 'grades', colleges: 0, points: 0 }, NEITHER, 'Your GPA would give you your own ranges.'],
    [
      { answer: 'activities' },
      NEITHER,
      'Your activities and awards will count once you add a GPA or a test score.',
    ],
  ])('for %o of %o', (step, missing, words) => {
    const reply = worded(step, missing);

    expect(reply.steps[0]?.words).toBe(words);
    expect(reply.words).toBe(words);
  });

  it('say that nothing is left to add', () => {
    expect(worded({}, { steps: [] }).words).toBe(
      'Nothing to add: no missing answer would change your ranges or your match by a point or more.',
    );
  });
});

it('rounds the points of a step to tenths', () => {
  expect(worded({ points: 12.3456 }).steps[0]?.points).toBe(12.3);
});

describe('the next best step of a student', () => {
  const colleges = new FixedColleges([...WORKED_COLLEGES, ...manyColleges(300)]);
  const of = async (facts: StudentFacts, declined: Declined = []) => {
    const students = new KnownStudents();
    students.save('maya', facts, declined);
    return nextBestStep((await inMemoryMatches(students, colleges).of('maya')).whatIsMissing());
  };

  it('is based on the student’s recommendations', async () => {
    const { basedOn, collegesLookedAt, steps } = await of({ ...P2, satTotal: null });

    expect(basedOn).toBe('list');
    expect(collegesLookedAt).toBeGreaterThan(5);
    expect(steps).toMatchObject([{ answer: 'test', effect: 'narrows-ranges' }]);
  });

  it('is based on every possible recommendation when the list is empty', async () => {
    const { basedOn, collegesLookedAt, steps } = await of(P8);

    expect(basedOn).toBe('candidates');
    expect(collegesLookedAt).toBeGreaterThan(50);
    expect(steps[0]).toMatchObject({ answer: 'grades' });
  });

  it('leaves out what the student declined to answer', async () => {
    const answers = async (declined: Declined) => (await of(P8, declined)).steps.map(({ answer }) => answer);

    expect((await answers(['grades']))[0]).toBe('test');
    const remaining = await answers(['income', 'major', 'residency']);
    expect(remaining.filter((answer) => ['income', 'major', 'residency'].includes(answer))).toEqual([]);
    expect((await of({ ...P2, incomeBand: null }, ['income'])).words).toMatch(/^Nothing to add/);
  });

  it('is empty for a student with every answer', async () => {
    expect(await of(P2)).toMatchObject({ steps: [], words: expect.stringMatching(/^Nothing/) as string });
  });

  it('is the GPA for a student with only a score, before answers that only the match uses', async () => {
    const { steps } = await of(P5);

    expect(steps[0]?.answer).toBe('grades');
    expect(steps.at(-1)?.effect).toBe('fills-match');
  });

  it('is a test score for a student with only a GPA', async () => {
    const [step] = (await of(aStudent({ unweightedGpa: 3.5 }))).steps;

    expect(step).toMatchObject({ answer: 'test' });
  });
});
