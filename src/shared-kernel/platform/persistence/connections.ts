/** The maximum number of database connections of one replica. */
export const CONNECTIONS = {
  /** For requests: units of work and plain SQL. */
  requests: 10,
  /** The same for everything that is no request: start, jobs, schedules, refreshing what is kept in memory. */
  background: 4,
  queue: 4,
  notifications: 1,
} as const;
