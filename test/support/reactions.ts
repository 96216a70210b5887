import { UserRegistered } from '#modules/identity/contracts/index.js';
import { query } from './servers/database.js';
import { type Person } from './data/people.js';
import { type RunningApp } from './servers/running-app.js';
import { until } from './until.js';

type App = Pick<RunningApp, 'databaseUrl'>;
type User = Pick<Person, 'userId'>;

/** Waits until the profile and the first notifications of a new account exist. */
export const registrationHandled = (flyleaf: App, person: User): Promise<void> =>
  untilNoJobIsLeft(flyleaf, `data ->> 'userId' = $1 and data ->> 'type' = '${UserRegistered.type}'`, person);

/** Waits until no job that names this person is left, including jobs that those jobs stored. */
export const jobsFinished = (flyleaf: App, person: User): Promise<void> =>
  untilNoJobIsLeft(flyleaf, 'position($1 in data::text) > 0', person);

async function untilNoJobIsLeft(flyleaf: App, condition: string, { userId }: User): Promise<void> {
  const waiting = `select name from jobs.job where state in ('created', 'retry', 'active') and ${condition}`;
  await until(async () => (await query(flyleaf, waiting, [userId])).length === 0);
}
