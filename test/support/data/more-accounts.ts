import { query } from '../servers/database.js';
import { type Person } from './people.js';
import { type RunningApp } from '../servers/running-app.js';

/** Adds accounts that share this person's password, because hashing one for each would be slow. Returns their emails. */
export async function addAccountsWithPasswordOf(
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
