const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
const US = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
/** "Nov 1, 2026", "Sunday, November 1st 2026". */
const IN_WORDS = /^(?:[a-z]+day,? )?([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
const CENTURY = 2000;

/** An ISO date; null for one that we cannot read, or that is on no calendar. Of two numbers the month comes first, as in the US. */
export function readDay(text: string): string | null {
  const typed = text.trim();
  const iso = ISO.exec(typed);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const us = US.exec(typed);
  if (us !== null) return dayOf(yearOf(us[3] ?? ''), Number(us[1]), Number(us[2]));
  const words = IN_WORDS.exec(typed);
  if (words === null) return null;
  return dayOf(Number(words[3]), MONTHS.indexOf(words[1]?.toLowerCase() ?? '') + 1, Number(words[2]));
}

const yearOf = (digits: string): number => (digits.length === 2 ? CENTURY + Number(digits) : Number(digits));

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCFullYear() === year;
  return exists ? date.toISOString().slice(0, 'YYYY-MM-DD'.length) : null;
}
