import { type PublishedRounds } from '@/api';

/** The rounds that a college published, with their days; rolling admission has none. */
export function roundsWithDays(rounds: PublishedRounds): { round: string; days: readonly string[] }[] {
  const { earlyDecision1, earlyDecision2, rolling } = rounds;
  const dated = [
    { round: earlyDecision2.length > 0 ? 'Early Decision I' : 'Early Decision', days: earlyDecision1 },
    { round: 'Early Decision II', days: earlyDecision2 },
    { round: 'Early Action', days: rounds.earlyAction },
    { round: 'Restrictive Early Action', days: rounds.restrictiveEarlyAction },
    { round: 'Regular Decision', days: rounds.regularDecision },
  ].filter(({ days }) => days.length > 0);
  return rolling ? [...dated, { round: 'Rolling admission', days: [] }] : dated;
}

/** What was published for this cycle; else for the newest. Its dates are always told with their own cycle. */
export const roundsNearest = (rounds: readonly PublishedRounds[], cycle: string): PublishedRounds | null =>
  rounds.find((published) => published.cycle === cycle) ?? rounds[0] ?? null;
