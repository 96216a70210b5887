import { randomUUID } from 'node:crypto';
import { JoseAccessTokens } from '#modules/identity/sign-in/adapters/jose/jose-access-tokens.js';
import { studentsOf } from '../d1/students.js';
import { inDatabase } from './in-database.js';

const SEARCHING = 100;

export interface SignedIn {
  id: string;
  authorization: string;
}

/** Signs in the first hundred students without a hundred slow password checks. */
export const signInStudents = (databaseUrl: string, secret: string): Promise<SignedIn[]> =>
  signIn(
    databaseUrl,
    secret,
    studentsOf(SEARCHING).map(({ id }) => id),
  );

/** Creates an admin account and signs it in. */
export async function signInAdmin(databaseUrl: string, secret: string): Promise<SignedIn> {
  const id = randomUUID();
  await inDatabase(databaseUrl, (client) =>
    client.query(
      `insert into identity.users (id, email, first_name, last_name, role, created_at, updated_at)
       values ($1, $2, 'Linden', 'Brook', 'admin', now(), now())`,
      [id, `${id}@example.org`],
    ),
  );
  const [admin] = await signIn(databaseUrl, secret, [id]);
  if (admin === undefined) throw new Error('No admin was signed in.');
  return admin;
}

async function signIn(databaseUrl: string, secret: string, ids: readonly string[]): Promise<SignedIn[]> {
  const people = ids.map((id) => ({ id, signInId: randomUUID() }));
  await inDatabase(databaseUrl, (client) =>
    client.query(
      `insert into identity.sign_ins (id, user_id, started_at, expires_at, last_used_at)
       select (row ->> 'signInId')::uuid, (row ->> 'id')::uuid, now(), now() + interval '1 day', now()
         from jsonb_array_elements($1) row`,
      [JSON.stringify(people)],
    ),
  );
  const tokens = new JoseAccessTokens(secret);
  return Promise.all(
    people.map(async ({ id, signInId }) => ({
      id,
      authorization: `Bearer ${await tokens.issue({ userId: id, signInId })}`,
    })),
  );
}
