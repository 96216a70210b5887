import { z } from 'zod';

/** A moment in a reply. The driver hands timestamps over as PostgreSQL writes them; replies carry ISO 8601 in UTC. */
export const Instant = z.preprocess(
  (value) => (typeof value === 'string' || value instanceof Date ? new Date(value).toISOString() : value),
  z.iso.datetime(),
);
