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

  it('is the GPA even where it would change no college', () => {
    const silent = prepareColleges([aCollege({ admitRate: 0.9999 })]);

    expect(nextSteps(measureStudent(P8), silent, [0])[0]?.answer).toBe('grades');
  });

  it('is whichever of grades and scores is missing, because they matter most', () => {
    expect(answers({ ...P2, satTotal: null })).toEqual(['test']);
    expect(answers({ ...P2, unweightedGpa: null })).toEqual(['grades']);
    expect(answers(P5)[0]).toBe('grades');
  });

  it('is empty when every answer is known', () => {
    expect(answers(P2)).toEqual([]);
  });

  it('is not a test score for a student who will not send one', () => {
    expect(answers(P4)).not.toContain('test');
  });

  it('is not an answer given as "no preference"', () => {
    expect(answers({ ...P2, ownership: 'No preference' })).toEqual([]);
  });

  it('is not the class rank, which does not narrow any range', () => {
    expect(answers({ ...P2, classRank: null })).toEqual(answers({ ...P2, classRank: 30, classSize: 400 }));
  });
});

describe('the steps after it', () => {
  it('are those for chances, then those for the match, the largest change first', () => {
    const steps = stepsOf(P5);
    const change = steps.map(({ colleges, points }) => colleges * points);
    const chances = steps.filter(({ effect }) => effect !== 'fills-match').length;

    expect(steps.map(({ effect }) => effect === 'fills-match')).toEqual(
      steps.map((_, place) => place >= chances),
    );
    expect(change.slice(0, chances)).toEqual(change.slice(0, chances).toSorted((a, b) => b - a));
    expect(change.slice(chances)).toEqual(change.slice(chances).toSorted((a, b) => b - a));
  });

  it('appear once each, although activities count in both', () => {
    for (const facts of Object.values(WORKED_PROFILES)) {
      const all = answers(facts);
      expect(all).toEqual([...new Set(all)]);
    }
    expect(answers(P5)).toContain('activities');
  });

  it('make more of the match known, by weight', () => {
    const withoutPreferences = {
      ...P2,
      activities: [],
      awards: [],
      incomeBand: null,
      ownership: null,
      sizes: [],
      priorities: [],
    };
    const filled = new Map(stepsOf(withoutPreferences).map((step) => [step.answer, step]));

    expect([...filled.keys()].toSorted()).toEqual(['activities', 'income', 'ownership', 'sizes']);
    expect(filled.get('activities')).toMatchObject({ effect: 'fills-match', points: 25 });
    expect(filled.get('income')?.points).toBeCloseTo(10);
    expect(filled.get('ownership')?.points).toBeCloseTo(20 / 7);
    expect(filled.get('ownership')?.colleges).toBe(columns.count);
    expect(filled.get('sizes')?.points).toBeCloseTo(30 / 7);
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

  it('is counted only at the given colleges with an admit rate', () => {
    const rows = [0, 1, 2, 3, 4, 5];
    const rated = rows.filter(
      (row) => assess(measureStudent(P5), columns, row).chanceSource === 'admit-rate',
    );
    const [grades] = stepsOf(P5, rows);

    expect(grades).toMatchObject({ answer: 'grades', effect: 'narrows-ranges' });
    expect(grades?.colleges).toBeLessThanOrEqual(rated.length);
    expect(stepsOf(P5, [])).toEqual([]);
  });

  it('for a home state is the estimate at public colleges, halfway between resident and non-resident', () => {
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
