/** The most connections to the database that one replica keeps open. */
export const CONNECTIONS = {
  /** Shared by units of work and plain SQL. */
  pool: 14,
  queue: 4,
  notifications: 1,
} as const;
