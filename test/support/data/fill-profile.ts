import { type StudentFacts } from '#modules/matching/domain/engine/index.js';
import { call, type Person } from './people.js';
import { type RunningApp } from '../servers/running-app.js';

const MAJORS: Readonly<Record<string, string>> = {
  '11': 'Computer Science',
  '51': 'Nursing',
  '52': 'Business',
};
const SCALES = { 4: '4.0', 5: '5.0', 6: '6.0', 100: '100' } as const;

type App = Pick<RunningApp, 'url'>;

/** Saves a profile with these facts, through the API calls that the profile pages make. */
export async function fillProfile(app: App, student: Person, facts: StudentFacts): Promise<void> {
  await post(app, student, '/api/user-profile', {
    state: facts.homeState,
    householdIncomeRange: facts.incomeBand,
  });
  await post(app, student, '/api/academic-profile', academicProfile(facts));
  await post(app, student, '/api/interests-goals', {
    ...(facts.cipFamily === null ? {} : { intendedMajor: MAJORS[facts.cipFamily] }),
    location: facts.settings,
    geographicRegions: facts.regions,
    collegeSize: facts.sizes,
    ownership: facts.ownership,
  });
  for (const { leadership, level, ...effort } of facts.activities)
    await post(app, student, '/api/activity-impacts', {
      activityName: 'Debate',
      ...effort,
      level,
      leadershipPosition: leadership ? 'Captain' : null,
    });
  for (const { level } of facts.awards) await post(app, student, '/api/awards', { name: 'Medal', level });
  for (let project = 0; project < facts.researchProjects; project++)
    await post(app, student, '/api/research-projects', { title: 'Bees' });
}

/** Leaves out unknown values, like a step the student never opened. */
function academicProfile(facts: StudentFacts): Record<string, unknown> {
  const { unweightedGpa, weightedGpa, classRank, classSize, satTotal, actComposite, testPreference } = facts;
  const { apCoursesTaken, ibHlCount, ibSlCount, honorsCourses, dualEnrollmentCredits } = facts;
  const known = Object.entries({
    ...{ unweightedGpa, weightedGpa, classRank, classSize, satTotal, actComposite, testPreference },
    ...{ apCoursesTaken, ibHlCount, ibSlCount, honorsCourses, dualEnrollmentCredits },
  }).filter(([, value]) => value !== null);
  return { gpaScale: SCALES[facts.gpaScale], ...Object.fromEntries(known) };
}

async function post(app: App, student: Person, path: string, body: unknown): Promise<void> {
  const { status, body: reply } = await call(app, student, 'POST', path, body);
  if (status !== 200 && status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(reply)}`);
}
