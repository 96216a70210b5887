const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

export interface MonthMeant {
  /** From 1. */
  readonly month: number;
  /** "this month", "December" */
  readonly words: string;
}

/** The month a question about dates is about; "may" only after "in" or "by". */
export function monthMeant(message: string, now: Date): MonthMeant | null {
  const text = message.toLowerCase();
  const current = now.getUTCMonth() + 1;
  if (/\bthis month\b/.test(text)) return { month: current, words: 'this month' };
  if (/\bnext month\b/.test(text)) return { month: (current % MONTHS.length) + 1, words: 'next month' };
  const at = MONTHS.findIndex((name) =>
    name === 'may' ? /\b(?:in|by|for|of) may\b/.test(text) : new RegExp(`\\b${name}\\b`).test(text),
  );
  const name = MONTHS[at];
  if (name === undefined) return null;
  return { month: at + 1, words: `in ${name.charAt(0).toUpperCase()}${name.slice(1)}` };
}
