import { setTimeout as pause } from 'node:timers/promises';
import { UserRegistered } from '#modules/identity/contracts/index.js';
import { query } from './database.js';
import { type Person } from './people.js';
import { type RunningApp } from './running-app.js';

const LOOKED_EVERY_MS = 25;

type App = Pick<RunningApp, 'databaseUrl'>;
type Someone = Pick<Person, 'userId'>;

/** Until what follows from a registration has followed: the profile is open, the first news are there. */
export const welcomed = (flyleaf: App, person: Someone): Promise<void> =>
  untilNoneIsDue(flyleaf, `data ->> 'userId' = $1 and data ->> 'type' = '${UserRegistered.type}'`, person);

/**
 * Until everything has followed from what this person did: reactions are jobs, and what a reaction changes is stored together
 * with the jobs that follow from it.
 */
export const settled = (flyleaf: App, person: Someone): Promise<void> =>
  untilNoneIsDue(flyleaf, 'position($1 in data::text) > 0', person);

async function untilNoneIsDue(flyleaf: App, which: string, { userId }: Someone): Promise<void> {
  const due = `select name from jobs.job where state in ('created', 'retry', 'active') and ${which}`;
  while ((await query(flyleaf, due, [userId])).length > 0) await pause(LOOKED_EVERY_MS);
}
