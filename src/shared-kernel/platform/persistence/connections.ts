/** How many connections to the database one replica keeps at most. */
export const CONNECTIONS = {
  /** The mapper's pool: units of work and plain SQL. */
  mapper: 10,
  /** Statements that come with nearly every request. */
  prepared: 8,
  /** The durable queue. */
  queue: 4,
  /** The one that hears what is said to all replicas. */
  notices: 1,
} as const;
