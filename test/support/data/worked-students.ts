import type { WorkedStudent } from '#modules/counseling-chat/testing/worked-student.js';
import { call, type Person, register } from './people.js';
import type { RunningApp } from '../servers/running-app.js';

/** Registers a student and enters what they know, through the calls that the pages make. */
export async function registerWorked(app: Pick<RunningApp, 'url'>, worked: WorkedStudent): Promise<Person> {
  const student = await register(app, { firstName: worked.firstName, lastName: worked.lastName });
  const post = (path: string, body: unknown) => entered(app, student, path, body);
  if (worked.user !== undefined) await post('/api/user-profile', worked.user);
  if (worked.academic !== undefined) await post('/api/academic-profile', worked.academic);
  if (worked.interests !== undefined) await post('/api/interests-goals', worked.interests);
  for (const activity of worked.activities ?? []) await post('/api/activity-impacts', activity);
  for (const award of worked.awards ?? []) await post('/api/awards', award);
  for (const collegeId of worked.saved ?? []) await post('/api/saved-colleges', { collegeId });
  return student;
}

async function entered(
  app: Pick<RunningApp, 'url'>,
  student: Person,
  path: string,
  body: unknown,
): Promise<void> {
  const { status, body: reply } = await call(app, student, 'POST', path, body);
  if (status !== 200 && status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(reply)}`);
}
