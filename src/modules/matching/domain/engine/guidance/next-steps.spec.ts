import { describe, expect, it } from 'vitest';
import { assess } from '../assess.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { explain } from '../explanation/explain.js';
import { measureStudent } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { aCollege, manyColleges } from '../testing/colleges.js';
import { OHIO_STATE, WORKED_COLLEGES } from '../testing/worked-colleges.js';
import { aStudent, P2, P4, P5, P8, WORKED_PROFILES } from '../testing/worked-profiles.js';
import { nextSteps } from './next-steps.js';

const columns = prepareColleges([...WORKED_COLLEGES, ...manyColleges(60)], 'fall 2023');
const everyRow = [...columns.facts.keys()];

const stepsOf = (facts: StudentFacts, rows: readonly number[] = everyRow) =>
  nextSteps(measureStudent(facts), columns, rows);
const answers = (facts: StudentFacts) => stepsOf(facts).map(({ answer }) => answer);

describe('the next best step', () => {
  it('is the GPA for someone with neither grades nor scores', () => {
    expect(answers(P8)[0]).toBe('grades');
    expect(answers(aStudent({ homeState: 'OH', activities: P2.activities }))[0]).toBe('grades');
    expect(answers(aStudent({ testPreference: 'Neither' }))[0]).toBe('grades');
  });

  it('is the GPA even where no college could tell what it would change', () => {
    const silent = prepareColleges([aCollege({ admitRate: 0.9999 })]);

    expect(nextSteps(measureStudent(P8), silent, [0])[0]?.answer).toBe('grades');
  });

  it('is the missing one of grades and scores, which say more than all the rest', () => {
    expect(answers({ ...P2, satTotal: null })).toEqual(['test']);
    expect(answers({ ...P2, unweightedGpa: null })).toEqual(['grades']);
    expect(answers(P5)[0]).toBe('grades');
  });

  it('is nothing when nothing is unknown', () => {
    expect(answers(P2)).toEqual([]);
  });

  it('is no score for someone who will not send one', () => {
    expect(answers(P4)).not.toContain('test');
  });

  it('is nothing that was asked and answered with "no preference"', () => {
    expect(answers({ ...P2, ownership: 'No preference' })).toEqual([]);
  });

  it('is no class rank: with or without one, the ranges are as wide', () => {
    expect(answers({ ...P2, classRank: null })).toEqual(answers({ ...P2, classRank: 30, classSize: 400 }));
  });
});

describe('the steps after it', () => {
  it('change chances first, then the match, the most of each first', () => {
    const steps = stepsOf(P5);
    const change = steps.map(({ colleges, points }) => colleges * points);
    const chances = steps.filter(({ effect }) => effect !== 'fills-match').length;

    expect(steps.map(({ effect }) => effect === 'fills-match')).toEqual(
      steps.map((_, place) => place >= chances),
    );
    expect(change.slice(0, chances)).toEqual(change.slice(0, chances).toSorted((a, b) => b - a));
    expect(change.slice(chances)).toEqual(change.slice(chances).toSorted((a, b) => b - a));
  });

  it('are there once each, though activities count in both', () => {
    for (const facts of Object.values(WORKED_PROFILES)) {
      const all = answers(facts);
      expect(all).toEqual([...new Set(all)]);
    }
    expect(answers(P5)).toContain('activities');
  });

  it('add what was unknown to the match, by its weight', () => {
    const withoutPreferences = {
      ...P2,
      activities: [],
      awards: [],
      incomeBand: null,
      ownership: null,
      sizes: [],
    };
    const filled = new Map(stepsOf(withoutPreferences).map((step) => [step.answer, step]));

    expect([...filled.keys()].toSorted()).toEqual(['activities', 'income', 'ownership', 'sizes']);
    expect(filled.get('activities')).toMatchObject({ effect: 'fills-match', points: 25 });
    expect(filled.get('income')?.points).toBeCloseTo(10);
    expect(filled.get('ownership')?.points).toBeCloseTo(5);
    expect(filled.get('ownership')?.colleges).toBe(columns.count);
    expect(filled.get('sizes')?.points).toBeCloseTo(5);
    expect(filled.get('sizes')?.colleges).toBe(
      columns.facts.filter(({ undergraduates }) => undergraduates !== null).length,
    );
  });
});

describe('what a step would change', () => {
  it.each(Object.entries(WORKED_PROFILES))('is what each college says of it alone: %s', (_name, facts) => {
    const student = measureStudent(facts);
    for (const { answer, effect, colleges, points } of stepsOf(facts)) {
      if (effect !== 'narrows-ranges') continue;
      const narrowing = everyRow.flatMap((row) =>
        explain(student, columns, row).suggestions.flatMap((suggestion) => {
          if (suggestion.kind !== 'enter' || suggestion.factor !== answer || suggestion.narrowed === null)
            return [];
          const { low, high, narrowed } = suggestion;
          const by = high - low - (narrowed.high - narrowed.low);
          return by >= 0.01 ? [100 * by] : [];
        }),
      );

      expect(colleges).toBe(narrowing.length);
      expect(points).toBeCloseTo(narrowing.reduce((a, b) => a + b, 0) / Math.max(1, narrowing.length), 8);
    }
  });

  it('is counted at the colleges looked at, and at those that have an admit rate', () => {
    const rows = [0, 1, 2, 3, 4, 5];
    const rated = rows.filter(
      (row) => assess(measureStudent(P5), columns, row).chanceSource === 'admit-rate',
    );
    const [grades] = stepsOf(P5, rows);

    expect(grades).toMatchObject({ answer: 'grades', effect: 'narrows-ranges' });
    expect(grades?.colleges).toBeLessThanOrEqual(rated.length);
    expect(stepsOf(P5, [])).toEqual([]);
  });

  it('by a home state is the estimate of public colleges, half of the way from outsider to resident', () => {
    const stateless = { ...P2, homeState: null };
    const ohio = prepareColleges([OHIO_STATE, aCollege()]);
    const chance = (facts: StudentFacts) => assess(measureStudent(facts), ohio, 0).chance ?? 0;
    const [step, ...others] = nextSteps(measureStudent(stateless), ohio, [0, 1]);

    expect(others).toEqual([]);
    expect(step).toMatchObject({ answer: 'residency', effect: 'moves-estimates', colleges: 1 });
    expect(step?.points).toBeCloseTo(
      50 * (chance({ ...P2, homeState: 'OH' }) - chance({ ...P2, homeState: 'ME' })),
      8,
    );
  });
});
