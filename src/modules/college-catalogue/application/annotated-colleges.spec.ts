import { describe, expect, it } from 'vitest';
import { type Caller } from '#shared-kernel/application/caller.js';
import {
  CollegeAnnotator,
  type CollegeCard,
  type CollegeExplanation,
  type CollegeMatch,
} from '../contracts/index.js';
import { aCollegeCard } from '../testing/college-card.js';
import { AnnotatedColleges } from './annotated-colleges.js';

const FITTING: CollegeMatch = {
  matchPercentage: 93,
  category: 'target',
  admissionProbability: 0.5,
  chanceLow: 0.16,
  chanceHigh: 0.84,
  basis: ['your GPA'],
  contributions: [],
  dataCompleteness: 1,
  reasoning: 'Target.',
};

/** Knows one college, and remembers what it was asked. */
class OneMatch extends CollegeAnnotator {
  readonly asked: (readonly number[])[] = [];

  matches(_studentId: string, unitIds: readonly number[]) {
    this.asked.push(unitIds);
    return Promise.resolve(new Map([[204796, FITTING]]));
  }

  recommended() {
    return Promise.resolve([204796]);
  }

  explain(): Promise<CollegeExplanation | null> {
    return Promise.resolve(null);
  }
}

const caller = (role: Caller['role']): Caller => ({ userId: 'u-1', role, signInId: 's-1' });
const CARDS: CollegeCard[] = [aCollegeCard({ id: 204796 }), aCollegeCard({ id: 166027 })];

describe('colleges as the caller sees them', () => {
  it('carry a student’s match, asked for once for the whole page', async () => {
    const annotator = new OneMatch();
    const colleges = await new AnnotatedColleges(annotator).annotate(caller('student'), CARDS);

    expect(colleges.map(({ match }) => match)).toEqual([FITTING, null]);
    expect(annotator.asked).toEqual([[204796, 166027]]);
  });

  it.each(['parent', 'counselor', 'admin'] as const)('carry no match for a %s', async (role) => {
    const annotator = new OneMatch();
    const annotated = new AnnotatedColleges(annotator);

    expect((await annotated.annotate(caller(role), CARDS)).map(({ match }) => match)).toEqual([null, null]);
    expect(await annotated.recommended(caller(role))).toEqual([]);
    expect(annotator.asked).toEqual([]);
  });

  it('carry no match when nobody provides any', async () => {
    const annotated = new AnnotatedColleges();

    expect((await annotated.annotate(caller('student'), CARDS)).map(({ match }) => match)).toEqual([
      null,
      null,
    ]);
    expect(await annotated.recommended(caller('student'))).toEqual([]);
    expect(await annotated.explain(caller('student'), 204796)).toBeNull();
  });
});
