import { call, type Person } from '../data/people.js';
import { PROFILE_BODIES } from '../data/profile-fields.js';
import { type RunningApp } from '../servers/running-app.js';
import { type Sample, sampleOf } from '../data/sample-answers.js';

type Answers = Readonly<Record<string, Sample>>;

/** These save whole lists. */
const LISTS = ['/api/family-college-history', '/api/detailed-courses/save'];

/** Answers every question of the profile. Texts end with “in her own words”. Returns what it sent, by route. */
export async function fillEveryField(
  flyleaf: Pick<RunningApp, 'url'>,
  student: Person,
  chosen: Answers = {},
): Promise<Record<string, Answers>> {
  const sent: Record<string, Answers> = {};
  for (const { route, fields } of PROFILE_BODIES.filter((body) => !LISTS.includes(body.route))) {
    const names = Object.keys(fields).filter((field) => field !== 'portfolioFile');
    const answers = Object.fromEntries(
      names.map((field) => [field, chosen[field] ?? sampleOf(field, fields[field] ?? {})]),
    );
    await save(flyleaf, student, route, answers);
    sent[route] = answers;
  }
  return sent;
}

async function save(flyleaf: Pick<RunningApp, 'url'>, student: Person, route: string, body: unknown) {
  const { status, body: reply } = await call(flyleaf, student, 'POST', route, body);
  if (status >= 300) throw new Error(`${route}: ${String(status)} ${JSON.stringify(reply)}`);
}
