import { type SeasonSettings } from '@/api';

export type TypedBusyTime = SeasonSettings['busy'][number];
type Weekday = SeasonSettings['daysOff'][number];

export const MOST_BUSY_TIMES = 20;
export const LONGEST_NAME = 60;
const MOST_HOURS = 28;

const DAYS: readonly { day: Weekday; label: string }[] = [
  { day: 0, label: 'Mon' },
  { day: 1, label: 'Tue' },
  { day: 2, label: 'Wed' },
  { day: 3, label: 'Thu' },
  { day: 4, label: 'Fri' },
  { day: 5, label: 'Sat' },
  { day: 6, label: 'Sun' },
];

export const WEEKDAYS = DAYS.map(({ day, label }) => ({ value: String(day), label }));

export const weekdayFrom = (value: string): Weekday[] =>
  DAYS.filter(({ day }) => String(day) === value).map(({ day }) => day);

export const hoursProblem = (typed: string): string | undefined => {
  const hours = typed.trim() === '' ? Number.NaN : Number(typed);
  const isSound = hours >= 0 && hours <= MOST_HOURS && Number.isInteger(hours * 2);
  return isSound ? undefined : `Type whole or half hours from 0 to ${MOST_HOURS}`;
};

/** For each busy time what is wrong with it. */
export const busyProblems = (busy: readonly TypedBusyTime[]): (string | undefined)[] =>
  busy.map(({ name, from, to }) => {
    if (name.trim() === '') return 'Name what keeps you busy';
    if (from === '' || to === '') return 'Choose the first and the last day';
    return to < from ? 'The last day comes before the first' : undefined;
  });
