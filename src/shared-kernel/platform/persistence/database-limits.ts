/** How long the database may take, in milliseconds. PostgreSQL's own names go to the server, which enforces them. */
export interface DatabaseLimits {
  /** Until the pool has a free connection, or has opened a new one. */
  connectionTimeoutMillis: number;
  lock_timeout: number;
  statement_timeout: number;
  /** A process that is lost in the middle of a transaction keeps its locks for this long. */
  idle_in_transaction_session_timeout: number;
  /** Without a byte of the answer for this long, the connection counts as lost. Longer than a statement may run. */
  silenceMs: number;
}

export interface RequestLimits extends DatabaseLimits {
  /** Having waited this long for connections, a request does not wait for another. */
  waitsForConnectionsMs: number;
  /** Having waited this long for connections and statements together, a request loses the connection it waits for. */
  waitsMs: number;
}

/** With a patience of 1, a request that meets these limits still ends within three seconds. */
export const requestLimits = (patience: number): RequestLimits => ({
  connectionTimeoutMillis: 1_200 * patience,
  lock_timeout: 750 * patience,
  statement_timeout: 1_750 * patience,
  idle_in_transaction_session_timeout: 10_000 * patience,
  // What the request has waited for its connection is taken off.
  silenceMs: 2_000 * patience,
  waitsForConnectionsMs: 500 * patience,
  waitsMs: 2_500 * patience,
});

/** Jobs, schedules, and loading what is kept in memory. They are tried again after a fault. */
export const BACKGROUND_LIMITS: DatabaseLimits = {
  connectionTimeoutMillis: 10_000,
  lock_timeout: 10_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  silenceMs: 16_000,
};

/** Migrations, seeds and imports: many rows, and replicas that start together wait for each other. */
export const LONG_LIMITS: DatabaseLimits = {
  connectionTimeoutMillis: 10_000,
  lock_timeout: 10 * 60_000,
  statement_timeout: 10 * 60_000,
  idle_in_transaction_session_timeout: 10 * 60_000,
  silenceMs: 11 * 60_000,
};
