import { describe, expect, it } from 'vitest';
import { anApplication, anItem, aSeason, papers, personalEssay, supplement } from '../testing/a-season.js';
import { addDays } from './calendar/day.js';
import { fits, shortOf, tightestDay } from './calendar/fit.js';
import { FreeTime } from './calendar/free-time.js';
import { planByDay } from './calendar/plan-by-day.js';
import { type Season } from './season.js';
import { type SeasonSettings } from './settings.js';
import { halfHoursOf } from './tasks/task.js';
import { tasksOf } from './tasks/tasks-of-season.js';

const TODAY = '2026-10-01';
const ROUNDS = ['Early Decision', 'Early Action', 'Regular Decision', 'Rolling'] as const;
const FORMS = ['common-app', 'coalition', 'uc', null] as const;

/** Numbers below `n` that are the same on every run. */
const numbersFrom = (seed: number) => {
  let state = seed * 7919;
  return (n: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * n);
  };
};

function randomSeason(seed: number): { season: Season; settings: SeasonSettings } {
  const upTo = numbersFrom(seed);
  const applications = Array.from({ length: 1 + upTo(8) }, (_, i) =>
    anApplication(`College ${i}`, {
      round: ROUNDS[upTo(4)] ?? 'Rolling',
      form: FORMS[upTo(4)] ?? null,
      planBy: upTo(9) === 0 ? null : addDays(TODAY, upTo(110) - 5),
      isSent: upTo(9) === 0,
      items: [
        personalEssay(),
        ...Array.from({ length: upTo(4) }, () => supplement(50 + upTo(600))),
        ...papers(),
        anItem('interview', 'Interview', { dueOn: addDays(TODAY, upTo(90)) }),
      ],
    }),
  );
  const from = addDays(TODAY, upTo(60));
  return {
    season: aSeason(applications),
    settings: {
      hoursPerWeek: upTo(30) / 2,
      daysOff: upTo(2) === 0 ? [2, 4] : [],
      busy: [{ name: 'Exams', from, to: addDays(from, upTo(10)) }],
    },
  };
}

const SEASONS = Array.from({ length: 60 }, (_, i) => randomSeason(i + 1));

const plannedOf = (season: Season, settings: SeasonSettings) => {
  const free = new FreeTime(settings, TODAY);
  const tasks = tasksOf(season, free);
  return { free, tasks, sessions: planByDay(tasks, free) };
};

describe('the plan of any season', () => {
  it('holds all the work when it fits, and never more', () => {
    for (const { season, settings } of SEASONS) {
      const { free, tasks, sessions } = plannedOf(season, settings);
      for (const task of tasks) {
        const planned = halfHoursOf(sessions.filter((session) => session.task === task));
        expect(planned).toBeLessThanOrEqual(task.halfHours);
        if (fits(tasks, free)) expect(planned).toBe(task.halfHours);
      }
    }
    expect(SEASONS.filter(({ season, settings }) => isFitting(season, settings)).length).toBeGreaterThan(5);
    expect(SEASONS.filter(({ season, settings }) => !isFitting(season, settings)).length).toBeGreaterThan(5);
  });

  it('has nothing after its due day or before today, and no day over its time', () => {
    for (const { season, settings } of SEASONS) {
      const { free, sessions } = plannedOf(season, settings);
      expect(sessions.every(({ day, task }) => TODAY <= day && day <= task.dueOn)).toBe(true);
      for (const { day } of sessions)
        expect(halfHoursOf(sessions.filter((session) => session.day === day))).toBeLessThanOrEqual(
          free.on(day),
        );
    }
  });

  it('does the steps of an essay in their order', () => {
    for (const { season, settings } of SEASONS) {
      const { sessions } = plannedOf(season, settings);
      const lastPlace = new Map<string, number>();
      for (const { task } of sessions) {
        expect(task.place).toBeGreaterThanOrEqual(lastPlace.get(task.chain) ?? 0);
        lastPlace.set(task.chain, task.place);
      }
    }
  });

  it('is never worse with more hours', () => {
    for (const { season, settings } of SEASONS) {
      const shortages = [0, 1, 2, 5].map((more) => {
        const free = new FreeTime({ ...settings, hoursPerWeek: settings.hoursPerWeek + more }, TODAY);
        const tightest = tightestDay(tasksOf(season, free), free);
        return tightest === null ? 0 : shortOf(tightest);
      });
      expect(shortages).toEqual(shortages.toSorted((a, b) => b - a));
    }
  });

  it('does not depend on the order in which things were entered', () => {
    for (const { season, settings } of SEASONS) {
      const turned = {
        ...season,
        applications: season.applications
          .toReversed()
          .map((application) => ({ ...application, items: application.items.toReversed() })),
      };
      expect(plannedOf(turned, settings).sessions).toEqual(plannedOf(season, settings).sessions);
    }
  });
});

const isFitting = (season: Season, settings: SeasonSettings): boolean => {
  const free = new FreeTime(settings, TODAY);
  return fits(tasksOf(season, free), free);
};
