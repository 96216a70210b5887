import { describe, expect, it } from 'vitest';
import { canBeDone, type SearchedTask } from '../../testing/exhaustive-search.js';
import { addDays, type Day, daysBetween } from './day.js';
import { balances, fits } from './fit.js';
import { FreeTime } from './free-time.js';
import { planByDay, type Session } from './plan-by-day.js';
import { halfHoursOf, type Task } from '../tasks/task.js';

const TODAY: Day = '2026-10-22';
const DAYS = 6;
const LAST = addDays(TODAY, DAYS - 1);

/** Numbers below `n` that are the same on every run. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * n);
  };
};

const aTask = (chain: string, place: number, halfHours: number, dueOn: Day): Task => ({
  id: `${chain}/${place}`,
  kind: 'draft',
  subject: chain,
  colleges: [],
  applicationIds: [],
  inEssayPlan: false,
  essayId: null,
  halfHours,
  dueOn,
  sendBy: dueOn,
  dateNote: '',
  chain,
  place,
  afterNight: place > 0,
});

/** Two essays in steps and a task of its own, in a week with little time. */
function smallCase(seed: number): { tasks: Task[]; free: FreeTime } {
  const upTo = numbersFrom(seed);
  const free = new FreeTime(
    {
      hoursPerWeek: 4 + upTo(14) / 2,
      daysOff: upTo(2) === 0 ? [2] : [],
      busy: upTo(3) === 0 ? [{ name: 'Exams', from: addDays(TODAY, 1), to: addDays(TODAY, 1) }] : [],
    },
    TODAY,
  );
  const essay = (chain: string): Task[] => {
    const readOn = addDays(TODAY, 2 + upTo(DAYS - 2));
    const revisedOn = free.dayBefore(readOn);
    const days = [free.dayBefore(revisedOn), revisedOn, readOn];
    return days.slice(upTo(2)).map((day, place) => aTask(chain, place, 1 + upTo(3), day));
  };
  return {
    free,
    tasks: [...essay('a'), ...essay('b'), aTask('c', 0, 1 + upTo(2), addDays(TODAY, upTo(DAYS)))],
  };
}

const searched = (tasks: readonly Task[]): SearchedTask[] =>
  tasks.map(({ halfHours, dueOn, chain, place, afterNight }) => ({
    halfHours,
    dueOn: daysBetween(TODAY, dueOn).length - 1,
    after:
      place === 0 ? null : tasks.findIndex((other) => other.chain === chain && other.place === place - 1),
    afterNight,
  }));

const CASES = Array.from({ length: 250 }, (_, seed) => smallCase(seed + 1));

const timeOf = (free: FreeTime): number[] => daysBetween(TODAY, LAST).map((day) => free.on(day));

const keepsNights = (sessions: readonly Session[]): boolean =>
  sessions.every(
    ({ task, day }) =>
      !task.afterNight ||
      !sessions.some(
        (other) => other.day === day && other.task.chain === task.chain && other.task.place < task.place,
      ),
  );

/** In a week without a free half hour an early piece of another essay can take the evening that a night needs. */
const TIGHT_CASES_LOST = 0.05;

const hasTimeToSpare = (tasks: readonly Task[], free: FreeTime): boolean =>
  balances(tasks, free).every(({ work, time }) => work < time);

describe('whether a season fits', () => {
  it('is what trying every split of every day finds', () => {
    const answers = CASES.map(({ tasks, free }) => [
      fits(tasks, free),
      canBeDone(searched(tasks), timeOf(free), { withNights: false }),
    ]);

    expect(answers.filter(([told, found]) => told !== found)).toEqual([]);
    expect(answers.filter(([told]) => told).length).toBeGreaterThan(40);
    expect(answers.filter(([told]) => !told).length).toBeGreaterThan(40);
  });

  it('is whether the plan by day holds all the work', () => {
    for (const { tasks, free } of CASES)
      expect(halfHoursOf(planByDay(tasks, free)) === halfHoursOf(tasks)).toBe(fits(tasks, free));
  });
});

describe('the plan by day', () => {
  it('leaves a night between drafts where there is time, and nearly always where there is hardly any', () => {
    const fitting = CASES.filter(({ tasks, free }) => fits(tasks, free));
    const possible = fitting.filter(({ tasks, free }) =>
      canBeDone(searched(tasks), timeOf(free), { withNights: true }),
    );
    const lost = possible.filter(({ tasks, free }) => !keepsNights(planByDay(tasks, free)));

    expect(lost.length / possible.length).toBeLessThan(TIGHT_CASES_LOST);
    expect(lost.filter(({ tasks, free }) => hasTimeToSpare(tasks, free))).toEqual([]);
  });
});
