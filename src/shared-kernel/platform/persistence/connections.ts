/** The maximum number of database connections of one replica. */
export const CONNECTIONS = {
  /** Shared by units of work and plain SQL. */
  pool: 14,
  queue: 4,
  notifications: 1,
} as const;
