import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { JoseAccessTokens } from '#modules/identity/adapters/jose/jose-access-tokens.js';
import { studentsOf } from '../d1/students.js';

const SEARCHING = 100;

/** A student of D1 who is signed in. */
export interface SignedInStudent {
  id: string;
  authorization: string;
}

/** The first hundred students, signed in as the product does it, without a hundred slow password checks. */
export async function signInStudents(databaseUrl: string, secret: string): Promise<SignedInStudent[]> {
  const students = studentsOf(SEARCHING).map(({ id }) => ({ id, signInId: randomUUID() }));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into identity.sign_ins (id, user_id, started_at, expires_at, last_used_at)
     select (row ->> 'signInId')::uuid, (row ->> 'id')::uuid, now(), now() + interval '1 day', now()
       from jsonb_array_elements($1) row`,
      [JSON.stringify(students)],
    );
  } finally {
    await client.end();
  }

  const tokens = new JoseAccessTokens(secret);
  return Promise.all(
    students.map(async ({ id, signInId }) => ({
      id,
      authorization: `Bearer ${await tokens.issue({ userId: id, signInId })}`,
    })),
  );
}
