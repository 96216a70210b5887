import { describe, expect, it } from 'vitest';
import { type Caller } from '#shared-kernel/application/caller.js';
import { CollegeAnnotator, type CollegeExplanation } from '../contracts/index.js';
import { AnnotatedColleges } from './annotated-colleges.js';

const EXPLAINED = { match: null, notSeen: [] } as unknown as CollegeExplanation;

class OneExplanation extends CollegeAnnotator {
  asOfNow(): Promise<never> {
    return Promise.reject(new Error('Nobody searches here.'));
  }

  pricesAt(): Promise<never> {
    return Promise.reject(new Error('Nobody searches here.'));
  }

  explain(_studentId: string, unitId: number): Promise<CollegeExplanation | null> {
    return Promise.resolve(unitId === 204796 ? EXPLAINED : null);
  }
}

const caller = (role: Caller['role']): Caller => ({ userId: 'u-1', role, signInId: 's-1' });

describe('what a college is', () => {
  it('is told to a student', async () => {
    const annotated = new AnnotatedColleges(new OneExplanation());

    expect(await annotated.explain(caller('student'), 204796)).toBe(EXPLAINED);
    expect(await annotated.explain(caller('student'), 1)).toBeNull();
  });

  it.each(['parent', 'counselor', 'admin'] as const)('is not told to a %s', async (role) => {
    expect(await new AnnotatedColleges(new OneExplanation()).explain(caller(role), 204796)).toBeNull();
  });

  it('is not told when nobody knows', async () => {
    expect(await new AnnotatedColleges().explain(caller('student'), 204796)).toBeNull();
  });
});
