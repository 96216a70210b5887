import { z } from 'zod';
import { type CollegeFacts, type StudentFacts } from '../../domain/engine/index.js';
import { UnitIdInPath } from './saved-colleges.dto.js';

/** A schema for every field of the facts, so that one that is added there is not forgotten here. */
type FieldsOf<Facts> = Record<keyof Facts, z.ZodType>;

const share = z.number().nullable();
const dollars = z.number().nullable();
const score = z.int().nullable();
const figure = z.number().nullable();
const Level = z.enum(['Local', 'Regional', 'State', 'National', 'International']);

const studentFields = {
  homeState: z.string().nullable(),
  homeZipArea: z.string().nullable(),
  gpaScale: z.literal([4, 5, 6, 100]),
  unweightedGpa: figure,
  weightedGpa: figure,
  classRank: figure,
  classSize: figure,
  satTotal: score,
  actComposite: score,
  testPreference: z.enum(['SAT', 'ACT', 'Both', 'Neither']).nullable(),
  apCoursesTaken: figure,
  ibHlCount: figure,
  ibSlCount: figure,
  honorsCourses: figure,
  dualEnrollmentCredits: figure,
  cipFamily: z.string().nullable(),
  majorCip4: z.string().nullable(),
  gradeLevel: z.enum(['9th', '10th', '11th', '12th', 'Graduate']).nullable(),
  activities: z.array(
    z.object({
      hoursPerWeek: figure,
      weeksPerYear: figure,
      yearsCommitted: figure,
      leadership: z.boolean(),
      level: Level.nullable(),
    }),
  ),
  awards: z.array(z.object({ level: Level })),
  researchProjects: z.int(),
  portfolioItems: z.int(),
  settings: z.array(z.enum(['Urban', 'Suburban', 'Rural'])),
  regions: z.array(
    z.enum([
      'Northeast',
      'Mid-Atlantic',
      'Southeast',
      'Midwest',
      'Mountain States',
      'Northwest',
      'Southwest',
      'International',
    ]),
  ),
  sizes: z.array(z.enum(['0-5000', '5001-10000', '10001-20000', '20000+'])),
  ownership: z.enum(['Public', 'Private', 'No preference']).nullable(),
  collegeTypes: z.array(
    z.enum(['University', 'Liberal Art College', 'Technical University', 'Art Institute']),
  ),
  priorities: z.array(
    z.enum([
      'Strong program in my major',
      'Small classes',
      'Undergraduate research',
      'Honors program',
      'Study abroad',
      'Internships and co-ops',
      'Flexible curriculum',
      'Diverse student body',
      'Campus housing',
      'Clubs and community',
      'Athletics',
      'Arts and performance',
      'Greek life',
      'Faith community',
      'Support for first-generation students',
      'Low net price',
      'Grants and scholarships',
      'High graduation rate',
      'Strong earnings after college',
      'Low student debt',
      'Career services',
    ]),
  ),
  singleSexColleges: z.array(z.enum(['women', 'men'])),
  collegeCommunities: z.array(z.enum(['HBCU', 'Catholic', 'Protestant', 'Latter-day Saint'])),
  maxCost: dollars,
  needsAid: z.boolean().nullable(),
  maxMiles: z.int().nullable(),
  incomeBand: z.enum(['under 30k', '30-60k', '60-100k', '100-150k', 'over 150k']).nullable(),
  applicationRound: z
    .enum(['Early Decision', 'Early Action', 'Regular Decision', 'Rolling'])
    .nullable()
    .describe('Supposed at every college; null outside a what-if'),
  earlyApplications: z
    .array(z.object({ unitId: z.int(), round: z.enum(['Early Decision', 'Early Action']) }))
    .describe('Each counts at its own college only'),
  weights: z
    .object({
      academic: z.number(),
      extracurricular: z.number(),
      location: z.number(),
      cost: z.number(),
      culture: z.number(),
    })
    .nullable(),
} satisfies FieldsOf<StudentFacts>;

const collegeFields = {
  unitId: z.int(),
  name: z.string(),
  state: z.string(),
  control: z.enum(['public', 'private-nonprofit', 'private-for-profit']),
  level: z.enum(['four-year', 'two-year', 'less-than-two-year']).nullable(),
  predominantDegree: z
    .enum(['certificate', 'associate', 'bachelors', 'graduate', 'not-classified'])
    .nullable(),
  operating: z.boolean(),
  distanceOnly: z.boolean(),
  federalRegion: figure,
  locale: figure,
  undergraduates: figure,
  carnegieClass: figure,
  religiousAffiliation: figure,
  historicallyBlack: z.boolean(),
  womenOnly: z.boolean(),
  menOnly: z.boolean(),
  mainCampus: z.boolean(),
  underCashMonitoring: z.boolean(),
  zipArea: z.string().nullable(),
  latitude: figure,
  longitude: figure,
  bachelorsPrograms: z.array(z.string()).nullable(),
  admitRate: share,
  openAdmission: z.boolean(),
  testPolicy: z.enum(['required', 'recommended', 'not-considered', 'optional']).nullable(),
  satReading25: figure,
  satReading75: figure,
  satMath25: figure,
  satMath75: figure,
  act25: figure,
  act75: figure,
  completionRate: share,
  retentionRate: share,
  pellShare: share,
  completionRatePell: share,
  studentFacultyRatio: figure,
  sizeSetting: figure,
  studentDiversity: share,
  costOfAttendance: dollars,
  medianEarnings: dollars,
  medianDebt: dollars,
  publishedGrades: z
    .object({ cdsYear: z.string(), bandShares: z.array(z.number()), average: figure })
    .nullable(),
  tuitionInState: dollars,
  tuitionOutOfState: dollars,
  netPrice: dollars,
  netPrice0To30k: dollars,
  netPrice30To48k: dollars,
  netPrice48To75k: dollars,
  netPrice75To110k: dollars,
  netPrice110kPlus: dollars,
  programShares: z.record(z.string(), z.number()).describe('By two-digit CIP family'),
  bachelorsFamilies: z.array(z.string()),
} satisfies FieldsOf<CollegeFacts>;

export const ListFactsQuery = z.object({
  also: UnitIdInPath.optional().describe('One more college, on the list or not'),
});
export type ListFactsQuery = z.infer<typeof ListFactsQuery>;

/** What the engine reads, so that a browser can compute the same chances with changed answers. */
export const ListFacts = z
  .object({
    profileVersion: z.int(),
    catalogueVersion: z.string(),
    admissionsTerm: z.string().nullable().describe('When the admission figures were collected'),
    student: z.object(studentFields),
    colleges: z.array(z.object(collegeFields)).describe('Those of the student’s list, at most 200'),
    answers: z
      .array(z.object({ unitId: z.int(), answer: z.enum(['yes', 'no', 'waiting-list']) }))
      .describe('What colleges have answered, on the list or not. “no” also where the student withdrew'),
  })
  .meta({ id: 'ListFacts' });
export type ListFacts = z.infer<typeof ListFacts>;
