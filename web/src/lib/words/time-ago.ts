const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** "Just now", "4 minutes ago", "yesterday", and after a week the date. */
export const timeAgo = (at: Date, now: Date) => {
  const age = now.getTime() - at.getTime();
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute');
  const days = daysBetween(at, now);
  if (days === 0) return relative.format(-Math.floor(age / HOUR), 'hour');
  if (age < WEEK) return relative.format(-days, 'day');
  return at.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    ...(at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  });
};

/** The same inside a sentence. */
export const timeAgoInSentence = (at: Date, now: Date) => {
  const ago = timeAgo(at, now);
  return ago === 'Just now' ? 'just now' : ago;
};

/** By the calendar; a day with a clock change counts as one too. */
const daysBetween = (from: Date, to: Date) =>
  Math.round((midnight(to).getTime() - midnight(from).getTime()) / DAY);

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
