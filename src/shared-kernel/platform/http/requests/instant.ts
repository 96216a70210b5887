import { z } from 'zod';

/** A timestamp in a reply, as ISO 8601 in UTC. The driver returns timestamps as PostgreSQL writes them. */
export const Instant = z.preprocess(
  (value) => (typeof value === 'string' || value instanceof Date ? new Date(value).toISOString() : value),
  z.iso.datetime(),
);
