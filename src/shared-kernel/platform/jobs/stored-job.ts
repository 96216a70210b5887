import { z } from 'zod';
import { type JobDefinition } from './define-job.js';

/** The payload's fields beside our own `_meta`. Jobs stored before `_meta` existed have version 1. */
const StoredJob = z.looseObject({
  _meta: z
    .object({ version: z.int(), occurredAt: z.coerce.date() })
    .default(() => ({ version: 1, occurredAt: new Date() })),
});

export const toStoredJob = (version: number, payload: object, occurredAt: Date): object => ({
  ...payload,
  _meta: { version, occurredAt: occurredAt.toISOString() },
});

/** Throws when the job was stored by a server that knows another version of it. */
export function fromStoredJob<Payload extends object>(
  definition: Pick<JobDefinition<Payload>, 'version' | 'schema'>,
  stored: object,
): { payload: Payload; occurredAt: Date } {
  const { _meta, ...fields } = StoredJob.parse(stored);
  if (_meta.version !== definition.version)
    throw new Error(
      `The job has version ${_meta.version}; this server handles version ${definition.version}.`,
    );
  return { payload: definition.schema.parse(fields), occurredAt: _meta.occurredAt };
}
