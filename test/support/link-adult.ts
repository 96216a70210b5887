import pg from 'pg';
import { type Person } from './people.js';
import { type RunningApp } from './running-app.js';

/** A link as if the student had granted it, sharing just these parts. */
export async function linkAdult(
  { databaseUrl }: Pick<RunningApp, 'databaseUrl'>,
  student: Person,
  adult: Person,
  relation: 'parent' | 'counselor',
  parts: readonly ('profile' | 'list' | 'chances' | 'money')[],
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into identity.linked_adults (student_id, adult_id, relation, parts, linked_at)
     values ($1, $2, $3, $4, now())
         on conflict (student_id, adult_id) do update set parts = excluded.parts`,
    [student.userId, adult.userId, relation, parts],
  );
  await client.end();
}
