import { type Deadline, type DatesToApply } from '#modules/matching/contracts/index.js';
import { type Figure } from '../../../domain/figures/figure.js';
import { type CollegeRef } from '../../../domain/replies/reply.js';
import { type DeadlineRow } from '../tool-results.js';

/** The date of an application; null when none is known. */
export function deadlineFigure(deadline: Deadline, collegeId: number | null): Figure | null {
  const { date, kind, cycle } = deadline;
  if (date === null) return null;
  const about = collegeId ?? 'me';
  if (kind === 'published') return publishedFigure(date, cycle ?? '', about);
  if (kind === 'usual') return usualFigure(date, cycle ?? '', about);
  return {
    ...{ value: date, unit: 'date', label: 'deadline', about },
    ...{ source: 'applications', year: '', said: 'student' },
  };
}

/** What a college that answers as applications come in has for a date. */
const NO_FIXED_DAY = 'no fixed date, apply early';

/** Every day a college published, round by round, for the student’s cycle or with its own. */
export function publishedRows({ published, cycle }: DatesToApply, college: CollegeRef): DeadlineRow[] {
  if (published === null) return [];
  const rounds: readonly (readonly [string, readonly string[]])[] = [
    ['Early Decision', published.earlyDecision1],
    ['Early Decision II', published.earlyDecision2],
    ['Early Action', published.earlyAction],
    ['Restrictive Early Action', published.restrictiveEarlyAction],
    ['Regular Decision', published.regularDecision],
    ['Rolling admission', published.rolling ? [NO_FIXED_DAY] : []],
    ['Last day to apply', published.finalDate === null ? [] : [published.finalDate]],
  ];
  return rounds.flatMap(([round, days]) =>
    days.map((day) => ({
      college,
      round,
      date: publishedFigure(day, published.cycle, college.id),
      is: 'published' as const,
      isOwn: false,
      isOfOtherCycle: published.cycle !== cycle,
    })),
  );
}

export const usualRows = ({ usual, cycle }: DatesToApply, college: CollegeRef | null): DeadlineRow[] =>
  usual.map(({ round, day }) => ({
    college,
    round,
    date: usualFigure(dayOfTheYear(day), cycle, college?.id ?? 'all'),
    is: 'usual',
    isOwn: false,
    isOfOtherCycle: false,
  }));

/** "January 1": a usual day is one of every year. */
const dayOfTheYear = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

const publishedFigure = (value: string, year: string, about: Figure['about']): Figure => ({
  ...{ value, unit: 'date', label: 'deadline', about },
  ...{ source: 'published-plans', year, said: 'reported' },
});

const usualFigure = (value: string, year: string, about: Figure['about']): Figure => ({
  ...{ value, unit: 'date', label: 'usual-date', about },
  ...{ source: 'published-plans', year, said: 'rule' },
});
