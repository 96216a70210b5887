import { applicantOf } from '../chance/applicant.js';
import { newOdds, oddsAt, type Odds } from '../chance/chance.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { measureStudent } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';

/** One breach of a property: where, and by how much. */
export type Violation = string;

/** What must hold for every student at every college. */
export interface ChanceProperty {
  readonly words: string;
  readonly violations: (students: readonly StudentFacts[], columns: CollegeColumns) => Iterable<Violation>;
}

const ROUNDING = 1e-9;

/** Calls `check` with the odds of the student at every college that gives a chance. The odds are overwritten. */
function eachCollege(
  facts: StudentFacts,
  columns: CollegeColumns,
  check: (odds: Odds, row: number, assured: boolean) => void,
): void {
  const applicant = applicantOf(measureStudent(facts), columns);
  const odds = newOdds();
  for (let row = 0; row < columns.count; row++) {
    oddsAt(applicant, columns, row, odds);
    const rule = columns.assuredRule[row] ?? -1;
    if (!Number.isNaN(odds.chance)) check(odds, row, applicant.assured[rule] ?? false);
  }
}

const at = (columns: CollegeColumns, row: number) =>
  `${columns.facts[row]?.name ?? ''} (${columns.facts[row]?.state ?? ''})`;

/** What a student can raise step by step; null where the student has no such answer. */
type Rise = (facts: StudentFacts) => readonly StudentFacts[] | null;

const RISES: Readonly<Record<string, Rise>> = {
  SAT: (facts) => steps(400, 1600, 10).map((satTotal) => ({ ...facts, satTotal })),
  ACT: (facts) => steps(9, 36, 1).map((actComposite) => ({ ...facts, actComposite })),
  'unweighted GPA': (facts) =>
    steps(0, facts.gpaScale, facts.gpaScale / 100).map((unweightedGpa) => ({ ...facts, unweightedGpa })),
  'weighted GPA': (facts) =>
    facts.unweightedGpa === null
      ? steps(0, facts.gpaScale === 100 ? 105 : 5, facts.gpaScale === 100 ? 1 : 0.05).map((weightedGpa) => ({
          ...facts,
          weightedGpa,
        }))
      : null,
  'AP courses': (facts) => steps(0, 16, 1).map((apCoursesTaken) => ({ ...facts, apCoursesTaken })),
  'class rank': (facts) =>
    steps(0, 99, 3).map((above) => ({ ...facts, classSize: 100, classRank: 100 - above })),
  'round from regular to Early Decision': (facts) =>
    (['Regular Decision', 'Early Decision'] as const).map((applicationRound) => ({
      ...facts,
      applicationRound,
    })),
};

function steps(from: number, to: number, by: number): readonly number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by);
}

function* falls(students: readonly StudentFacts[], columns: CollegeColumns): Generator<Violation> {
  for (const [what, rise] of Object.entries(RISES)) {
    for (const facts of students) {
      const before = new Float64Array(columns.count);
      const found: Violation[] = [];
      for (const risen of rise(facts) ?? []) {
        eachCollege(risen, columns, ({ chance }, row) => {
          const fall = (before[row] ?? 0) - chance;
          if (fall > ROUNDING) found.push(`${what}: ${at(columns, row)} falls by ${fall.toFixed(4)}`);
          before[row] = chance;
        });
      }
      yield* found;
    }
  }
}

/** The most that a small step may move a chance, except where an assured rule begins. */
const LARGEST_MOVE = [
  ['10 SAT points', 0.035, RISES['SAT']],
  [
    '.01 of GPA',
    0.025,
    (facts: StudentFacts) =>
      facts.gpaScale === 4 ? steps(2, 4, 0.01).map((unweightedGpa) => ({ ...facts, unweightedGpa })) : null,
  ],
] as const;

function* leaps(students: readonly StudentFacts[], columns: CollegeColumns): Generator<Violation> {
  for (const [what, most, rise] of LARGEST_MOVE) {
    for (const facts of students) {
      const before = new Float64Array(columns.count).fill(Number.NaN);
      const wasAssured = new Uint8Array(columns.count);
      const found: Violation[] = [];
      for (const risen of rise?.(facts) ?? []) {
        eachCollege(risen, columns, ({ chance }, row, assured) => {
          const move = chance - (before[row] ?? Number.NaN);
          const begins = assured && wasAssured[row] === 0;
          if (move > most && !begins) found.push(`${what}: ${at(columns, row)} moves by ${move.toFixed(4)}`);
          before[row] = chance;
          wasAssured[row] = Number(assured);
        });
      }
      yield* found;
    }
  }
}

const LIMITS = { least: 0.002, most: 0.995 } as const;

function* outOfOrder(students: readonly StudentFacts[], columns: CollegeColumns): Generator<Violation> {
  for (const facts of students) {
    const found: Violation[] = [];
    eachCollege(facts, columns, ({ chance, low, high }, row) => {
      const inOrder = LIMITS.least - ROUNDING <= low && low <= chance && chance <= high;
      if (!inOrder || !(high <= LIMITS.most + ROUNDING))
        found.push(`${at(columns, row)}: ${low}, ${chance}, ${high}`);
    });
    yield* found;
  }
}

const MOST_FROM_RATE = 0.013;

function* emptyFarFromRate([anyone]: readonly StudentFacts[], columns: CollegeColumns): Generator<Violation> {
  if (anyone === undefined) return;
  const found: Violation[] = [];
  eachCollege(unknown(anyone), columns, ({ chance }, row) => {
    const gap = Math.abs(chance - (columns.finishedRate[row] ?? chance));
    if (gap > MOST_FROM_RATE)
      found.push(`${at(columns, row)}: ${gap.toFixed(4)} from the rate of finished applications`);
  });
  yield* found;
}

/** The same student without grades, scores, courses, activities, major, state and round. */
const unknown = (facts: StudentFacts): StudentFacts => ({
  ...facts,
  homeState: null,
  unweightedGpa: null,
  weightedGpa: null,
  classRank: null,
  classSize: null,
  satTotal: null,
  actComposite: null,
  testPreference: null,
  apCoursesTaken: null,
  ibHlCount: null,
  ibSlCount: null,
  honorsCourses: null,
  dualEnrollmentCredits: null,
  cipFamily: null,
  majorCip4: null,
  activities: [],
  awards: [],
  researchProjects: 0,
  portfolioItems: 0,
  applicationRound: null,
  earlyApplications: [],
});

/**
 * Less cannot be seen. Where nearly everyone is admitted an answer left open also widens the spread, which costs up to this much.
 */
const UNSEEN = 0.001;

/** An answer left open, at its lowest and at its highest. */
const OPEN_ANSWERS: Readonly<
  Record<string, readonly [Partial<StudentFacts>, Partial<StudentFacts>, Partial<StudentFacts>]>
> = {
  score: [
    { satTotal: null, actComposite: null, testPreference: null },
    { satTotal: 400, actComposite: null, testPreference: null },
    { satTotal: 1600, actComposite: null, testPreference: null },
  ],
  grades: [
    { unweightedGpa: null, weightedGpa: null, classRank: null },
    { gpaScale: 4, unweightedGpa: 0, classRank: 500, classSize: 500 },
    { gpaScale: 4, unweightedGpa: 4, classRank: 1, classSize: 500 },
  ],
  courses: [
    {
      apCoursesTaken: null,
      ibHlCount: null,
      ibSlCount: null,
      honorsCourses: null,
      dualEnrollmentCredits: null,
    },
    { apCoursesTaken: 0, honorsCourses: null },
    { apCoursesTaken: 20, honorsCourses: null },
  ],
};

function* unknownOutside(students: readonly StudentFacts[], columns: CollegeColumns): Generator<Violation> {
  for (const [what, [open, lowest, highest]] of Object.entries(OPEN_ANSWERS)) {
    for (const facts of students) {
      const chances = [open, lowest, highest].map((answers) => {
        const all = new Float64Array(columns.count).fill(Number.NaN);
        eachCollege({ ...facts, ...answers }, columns, ({ chance }, row) => {
          all[row] = chance;
        });
        return all;
      });
      for (let row = 0; row < columns.count; row++) {
        const [known = 0, least = 0, most = 0] = chances.map((all) => all[row] ?? Number.NaN);
        if (known < least - UNSEEN || known > most + UNSEEN)
          yield `${what}: ${at(columns, row)} ${known.toFixed(4)} is not within ${least.toFixed(4)} to ${most.toFixed(4)}`;
      }
    }
  }
}

export const CHANCE_PROPERTIES: readonly ChanceProperty[] = [
  { words: 'never falls when a score, an average, courses, rank or round get better', violations: falls },
  { words: 'moves little for 10 SAT points or .01 of GPA', violations: leaps },
  { words: 'lies within its range, never under .002 and never above .995', violations: outOfOrder },
  {
    words: 'of an empty profile is about the share admitted of finished applications',
    violations: emptyFarFromRate,
  },
  { words: 'with an answer open lies between its lowest and its highest', violations: unknownOutside },
];
