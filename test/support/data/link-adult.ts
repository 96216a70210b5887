import { type SharedPart } from '#modules/identity/contracts/index.js';
import { call, type Person } from './people.js';
import { type RunningApp } from '../servers/running-app.js';

/** The student makes a code, and the adult enters it. */
export async function linkAdult(
  flyleaf: Pick<RunningApp, 'url'>,
  student: Person,
  adult: Person,
  relation: 'parent' | 'counselor',
  parts: readonly SharedPart[],
): Promise<void> {
  const invitation = { relation, parts };
  const made = await call<{ code: string }>(flyleaf, student, 'POST', '/api/sharing/invitations', invitation);
  const { status } = await call(flyleaf, adult, 'POST', '/api/linked-students', { code: made.body.code });
  if (status !== 200) throw new Error(`Linking failed: ${String(status)}`);
}
