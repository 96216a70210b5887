import { query } from './database.js';
import { type Person } from './people.js';
import { type RunningApp } from './running-app.js';

/** The e-mails of so many more people with this person's password: a hash for each of them would only cost time. */
export async function classmatesOf(
  flyleaf: Pick<RunningApp, 'databaseUrl'>,
  { userId }: Pick<Person, 'userId'>,
  count: number,
): Promise<string[]> {
  const rows = await query<{ email: string }>(
    flyleaf,
    `insert into identity.users (id, email, first_name, last_name, password_hash, created_at, updated_at)
     select gen_random_uuid(), 'classmate-' || n || '@example.org', 'Ana', 'Ortiz', password_hash, now(), now()
       from identity.users, generate_series(1, $2) n where id = $1
     returning email`,
    [userId, count],
  );
  return rows.map(({ email }) => email);
}
