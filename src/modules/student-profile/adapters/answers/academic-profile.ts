import { z } from 'zod';
import { GPA_SCALES } from '../../domain/academic/gpa.js';
import { GRADE_LEVELS, SCHOOL_TYPES, TEST_PREFERENCES } from '../../domain/choices.js';
import { US_STATES } from '../../domain/us-states.js';
import { DetailedCourse } from './courses.js';
import { oneOf, recordFields, text, whole, wholeOrNotApplicable, year, yesOrNo } from './fields.js';

const DEFAULT_SCALE = '4.0';

/** JSON writes 4.0 as 4, so a number is accepted too. */
const gpaScale = z.preprocess(
  (value) => {
    if (value === null || value === '') return DEFAULT_SCALE;
    if (typeof value !== 'number') return value;
    return value < 10 ? value.toFixed(1) : value.toString();
  },
  z.enum(GPA_SCALES, { error: 'Choose a GPA scale from the list' }),
);

const LONGEST_GPA = 6;

/** Kept as written, so that "4.0" stays "4.0"; the domain checks it against its scale. */
const gpa = (name: string) => {
  const error = `${name} must be a number with at most two decimals, or N/A`;
  return z.preprocess(
    (value) => {
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' && value.trim() === '' ? null : value;
    },
    z
      .string({ error: `${name} must be a number or N/A` })
      .trim()
      .max(LONGEST_GPA, { error, abort: true })
      .regex(/^(\d{1,3}(\.\d{1,2})?|<70|N\/A)$/, error)
      .nullable(),
  );
};

const satSection = (name: string) => whole(name, 200, 800);
const act = (name: string) => whole(name, 1, 36);
const courses = (name: string) => whole(name, 0, 100);

const answers = {
  currentGradeLevel: oneOf('a grade level', GRADE_LEVELS),
  graduationYear: year('Graduation year'),
  schoolName: text('School name', 255),
  schoolState: oneOf('a state', US_STATES),
  schoolType: oneOf('a school type', SCHOOL_TYPES),
  gpaScale,
  unweightedGpa: gpa('Unweighted GPA'),
  weightedGpa: gpa('Weighted GPA'),
  classRank: wholeOrNotApplicable('Class rank', 1, 100_000),
  classSize: whole('Class size', 1, 100_000),
  testPreference: oneOf('a test preference', TEST_PREFERENCES),
  satTotal: whole('SAT total', 400, 1600),
  satMath: satSection('SAT math'),
  satReadingWriting: satSection('SAT reading and writing'),
  actComposite: act('ACT composite'),
  actEnglish: act('ACT English'),
  actMath: act('ACT math'),
  actReading: act('ACT reading'),
  actScience: act('ACT science'),
  apCoursesTaken: courses('AP courses taken'),
  apCoursesPlanned: courses('AP courses planned'),
  honorsCourses: courses('Honors courses'),
  dualEnrollmentCredits: wholeOrNotApplicable('Dual enrollment credits', 0, 300),
  ibProgram: yesOrNo,
  ibDiplomaCandidate: yesOrNo,
  ibCasComplete: yesOrNo,
  ibHlCount: whole('IB higher level courses', 0, 6),
  ibSlCount: whole('IB standard level courses', 0, 6),
  ibAnticipatedScore: whole('Anticipated IB score', 0, 45),
};

/** What one step saves: absent fields stay as they are. */
export const AcademicProfileAnswers = z.object(answers).partial().meta({ id: 'AcademicProfileAnswers' });
export type AcademicProfileAnswers = z.infer<typeof AcademicProfileAnswers>;

export const AcademicProfile = z
  .object({
    ...recordFields,
    ...answers,
    coursesTaken: z.array(DetailedCourse).describe('Read only; the AP count follows once there is one'),
    coursesPlanned: z.array(DetailedCourse).describe('Read only; the AP count follows once there is one'),
  })
  .meta({ id: 'AcademicProfile' });
