import { type StudentInsights } from '@/api';

type Activity = StudentInsights['activity'][number];

export const ACTIVITY_NAMES: Record<Activity['kind'], string> = {
  'sign-ins': 'Sign-ins',
  'profile-edit-days': 'Days with profile changes',
  'colleges-opened': 'Colleges viewed',
  'colleges-saved': 'Colleges saved',
  'essay-versions': 'Essay versions saved',
  'chat-messages': 'Messages to Wren',
};

export const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** "Nov 23" for the Monday of a week. */
export const weekText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** A chart in one sentence. */
export const chartSentence = ({ kind, perWeek }: Activity, weeks: readonly string[]): string => {
  const name = ACTIVITY_NAMES[kind];
  const total = sumOf(perWeek);
  if (total === 0) return `${name}: none in the last ${weeks.length} weeks.`;
  const most = Math.max(...perWeek);
  const busiest = weeks[perWeek.indexOf(most)] ?? '';
  return `${name}: ${total} in the last ${weeks.length} weeks, most in the week of ${weekText(busiest)} with ${most}.`;
};
