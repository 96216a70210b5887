import { type AidDate } from '@/api';
import { yearsIn } from '@/lib/words/figures';
import { publishedDay } from '@/lib/words/published-day';
import { dayInWords } from '../../applications/shared/day-words';

/** What is known of a date, for the year it was published for. Another year’s is never given as this one’s. */
export const dateWords = ({ day, rule, aidYear }: AidDate, yours: string) => {
  if (day === null) return `${rule ?? ''}.`;
  if (aidYear === yours) return `${publishedDay(day)}, for ${yearsIn(yours)}.`;
  return `It was ${dayInWords(day)} for ${yearsIn(aidYear ?? '')}. Yours is for ${yearsIn(yours)}: check it.`;
};
