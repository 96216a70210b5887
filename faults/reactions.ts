import { type Postgres } from './postgres.js';
import { until } from './until.js';
import { type User } from './users/user.js';

const DONE_WITHIN_MS = 120_000;
const WAITING = `select count(*)::int as jobs from jobs.job where state in ('created', 'retry', 'active') and name <> 'DeadLetters'`;
const GIVEN_UP = `select data ->> 'type' as job, output::text from jobs.job where name = 'DeadLetters'`;

/** Of acknowledged registrations and edits: what follows from them, each once. */
const UNFINISHED = `
  select u.email,
         (select count(*)::int from administration.notifications where user_id = u.id and kind = 'welcome') as welcomes,
         (select count(*)::int from student_profile.user_profiles where student_id = u.id) as profiles,
         p.version = r.profile_version as "isCurrent"
  from identity.users u
  left join student_profile.profiles p on p.student_id = u.id
  left join matching.prediction_runs r on r.student_id = u.id
  where email = any($1)`;

interface Followed {
  email: string;
  welcomes: number;
  profiles: number;
  isCurrent: boolean | null;
}

/** Once the queue is empty, every registration has its welcome and profile, and every profile its own recommendations. */
export async function unfinishedReactions(users: readonly User[], postgres: Postgres): Promise<string[]> {
  const isDone = async () => (await postgres.rows<{ jobs: number }>(WAITING))[0]?.jobs === 0;
  const drained = await until(isDone, { withinMs: DONE_WITHIN_MS });
  const givenUp = await postgres.rows<{ job: string; output: string }>(GIVEN_UP);
  const emails = users
    .filter(({ ledger }) => ledger.registered.isSure && ledger.registered.certain)
    .map(({ ledger }) => ledger.email);
  const followed = await postgres.rows<Followed>(UNFINISHED, [emails]);
  return [
    ...(drained === null ? ['jobs: still waiting after two minutes'] : []),
    ...givenUp.map(({ job, output }) => `jobs: given up ${job} ${output}`),
    ...followed.flatMap(({ email, welcomes, profiles, isCurrent }) => [
      ...(welcomes === 1 ? [] : [`${email}: ${welcomes} welcomes`]),
      ...(profiles === 1 ? [] : [`${email}: ${profiles} profiles`]),
      ...(isCurrent === true ? [] : [`${email}: the recommendations are not those of the profile`]),
    ]),
  ];
}
