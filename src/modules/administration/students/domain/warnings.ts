/** What the warnings look at. */
export interface Readiness {
  /** Of the eight parts, a whole percent. */
  readonly percentage: number;
  readonly applications: number;
  readonly activities: number;
  readonly satTotal: number | null;
  readonly actComposite: number | null;
  readonly testPreference: 'SAT' | 'ACT' | 'Both' | 'Neither' | null;
}

const ENOUGH_PERCENT = 60;
const ENOUGH_ACTIVITIES = 3;

const WARNINGS: readonly { readonly text: string; readonly applies: (student: Readiness) => boolean }[] = [
  { text: 'Profile is under 60% complete.', applies: ({ percentage }) => percentage < ENOUGH_PERCENT },
  { text: 'No applications yet.', applies: ({ applications }) => applications === 0 },
  { text: 'No test scores on file.', applies: (student) => wantsTests(student) && !hasScore(student) },
  { text: 'Fewer than 3 activities.', applies: ({ activities }) => activities < ENOUGH_ACTIVITIES },
];

/** What an admin should talk about with the student first. */
export const warningsFor = (student: Readiness): string[] =>
  WARNINGS.filter(({ applies }) => applies(student)).map(({ text }) => text);

const wantsTests = ({ testPreference }: Readiness): boolean => testPreference !== 'Neither';

const hasScore = ({ satTotal, actComposite }: Readiness): boolean =>
  satTotal !== null || actComposite !== null;
