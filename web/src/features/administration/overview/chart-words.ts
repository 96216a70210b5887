interface Day {
  day: string;
  registrations: number;
}

/** "Nov 20" for "2026-11-20"; the server counts days in UTC. */
export const dayWords = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`);

/** What the chart shows, in a sentence. */
export function chartSentence(days: readonly Day[]): string {
  const total = days.reduce((sum, { registrations }) => sum + registrations, 0);
  if (total === 0) return 'Nobody registered in the last 30 days.';
  const best = days.reduce((most, day) => (day.registrations > most.registrations ? day : most));
  return `${people(total)} registered in the last 30 days. The busiest day was ${dayWords(best.day)}, with ${best.registrations}.`;
}
