import { dayInWords, daysBefore } from '@/features/matching/applications/shared/day-words';
import { type ChecklistItem } from '@/api';

/** Teachers ask for about a month. */
const ASK_DAYS_BEFORE = 30;
/** A thank-you note that also reminds. */
const REMIND_DAYS_BEFORE = 14;

type Recommendation = Pick<ChecklistItem, 'askedOn' | 'doneOn'>;

/** What to do next about a letter; null when there is nothing. `planBy` is when the application goes out. */
export const recommendationHint = (
  { askedOn, doneOn }: Recommendation,
  planBy: string | null,
  today: string,
): string | null => {
  if (doneOn !== null || planBy === null || planBy < today) return null;
  if (askedOn === null) {
    const askBy = daysBefore(planBy, ASK_DAYS_BEFORE);
    return askBy > today
      ? `A good day to ask: by ${dayInWords(askBy)}, about a month before.`
      : 'Ask this week. Say when it’s due, and bring what you’d like them to mention.';
  }
  return daysBefore(planBy, REMIND_DAYS_BEFORE) <= today
    ? 'Not sent yet? A short thank-you note is a kind reminder.'
    : null;
};
