const DAY_MS = 24 * 60 * 60 * 1000;

/** The day may have begun elsewhere already, though not here in UTC. */
export const isInFuture = (day: string, now: Date): boolean =>
  day > new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
