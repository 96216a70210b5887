import { z } from 'zod';
import {
  ACTIVITY_TYPES,
  AWARD_CATEGORIES,
  CAREER_GOALS,
  COURSE_SUBJECTS,
  COURSE_TYPES,
  EXAM_SESSIONS,
  FAMILY_RELATIONS,
  FIRST_GENERATION_ANSWERS,
  GENDERS,
  GRADE_LEVELS,
  HOUSEHOLD_INCOME_RANGES,
  IB_LEVELS,
  IB_STATUSES,
  PARENT_EDUCATION_LEVELS,
  PORTFOLIO_TYPES,
  RACES_AND_ETHNICITIES,
  RECOGNITION_LEVELS,
  REGIONS,
  SCHOOL_TYPES,
  TEST_PREFERENCES,
} from '../domain/choices.js';

const text = z.string().nullable();
const whole = z.int().nullable();
const yesOrNo = z.boolean().nullable();
const wholeOrNotApplicable = z.union([z.int(), z.literal('N/A')]).nullable();
const level = z.enum(RECOGNITION_LEVELS);
const id = z.uuid();

/** What only a typed reason shows to anyone but the student. */
export const SensitiveAnswers = z
  .object({
    dateOfBirth: text.describe('An ISO date'),
    gender: z.enum(GENDERS).nullable(),
    genderSelfDescribe: text,
    streetAddress: text,
    city: text,
    state: text,
    zipCode: text,
    country: text,
    raceEthnicity: z.array(z.enum(RACES_AND_ETHNICITIES)).nullable(),
    parentEducationLevel: z.enum(PARENT_EDUCATION_LEVELS).nullable(),
    householdIncomeRange: z.enum(HOUSEHOLD_INCOME_RANGES).nullable(),
    firstGenerationCollege: z.enum(FIRST_GENERATION_ANSWERS).nullable(),
  })
  .meta({ id: 'SensitiveAnswers' });
export type SensitiveAnswers = z.infer<typeof SensitiveAnswers>;

export const PersonalRecord = z
  .object({ email: text, ...SensitiveAnswers.shape })
  .meta({ id: 'PersonalRecord' });
export type PersonalRecord = z.infer<typeof PersonalRecord>;

export const FamilyRecord = z
  .object({ id, relation: z.enum(FAMILY_RELATIONS), college: text, degree: text, gradYear: whole })
  .meta({ id: 'FamilyRecord' });

export const AcademicRecord = z
  .object({
    unweightedGpa: text.describe('As written, on gpaScale; or N/A'),
    weightedGpa: text,
    gpaScale: z.string(),
    classRank: wholeOrNotApplicable,
    classSize: whole,
    currentGradeLevel: z.enum(GRADE_LEVELS).nullable(),
    testPreference: z.enum(TEST_PREFERENCES).nullable(),
    satTotal: whole,
    satMath: whole,
    satReadingWriting: whole,
    actComposite: whole,
    actEnglish: whole,
    actMath: whole,
    actReading: whole,
    actScience: whole,
    schoolName: text,
    schoolState: text,
    schoolType: z.enum(SCHOOL_TYPES).nullable(),
    graduationYear: whole,
    apCoursesTaken: whole,
    apCoursesPlanned: whole,
    ibProgram: yesOrNo,
    honorsCourses: whole,
    dualEnrollmentCredits: wholeOrNotApplicable,
  })
  .meta({ id: 'AcademicRecord' });
export type AcademicRecord = z.infer<typeof AcademicRecord>;

export const InterestsRecord = z
  .object({
    intendedMajor: text,
    careerGoals: z.array(z.enum(CAREER_GOALS)).nullable(),
    collegeGoals: text,
    postGradPlans: text,
  })
  .meta({ id: 'InterestsRecord' });
export type InterestsRecord = z.infer<typeof InterestsRecord>;

export const PreferencesRecord = z
  .object({
    schoolSize: z.enum(['Small', 'Medium', 'Large', 'No Preference']),
    schoolSetting: z.enum(['Urban', 'Suburban', 'Rural', 'No Preference']),
    maxDistanceFromHome: whole.describe('Miles'),
    preferredRegions: z.array(z.enum(REGIONS)),
  })
  .meta({ id: 'PreferencesRecord' });

export const ActivityRecord = z
  .object({
    id,
    activityName: z.string(),
    activityType: z.enum(ACTIVITY_TYPES).nullable(),
    description: text,
    role: text,
    yearsCommitted: whole,
    hoursPerWeek: whole,
    weeksPerYear: whole,
    leadershipPosition: text,
    level: level.nullable(),
    responsibilities: text,
    skillsDeveloped: text,
    achievements: text,
    isPaid: yesOrNo,
  })
  .meta({ id: 'ActivityRecord' });
export type ActivityRecord = z.infer<typeof ActivityRecord>;

export const LeadershipRecord = z
  .object({
    id,
    positionTitle: z.string(),
    level: level.nullable(),
    organizationName: z.string(),
    description: text,
    startDate: text.describe('An ISO date'),
    endDate: text.describe('Null while the role is still held'),
    responsibilities: text,
    achievements: text,
    impact: text,
  })
  .meta({ id: 'LeadershipRecord' });

export const PortfolioRecord = z
  .object({
    id,
    type: z.enum(PORTFOLIO_TYPES),
    title: z.string(),
    description: text,
    role: text,
    impact: text,
    link: text,
    awards: text,
    hasFile: z.boolean(),
  })
  .meta({ id: 'PortfolioRecord' });

export const AwardRecord = z
  .object({
    id,
    name: z.string(),
    level,
    category: z.enum(AWARD_CATEGORIES).nullable(),
    year: whole,
    selectivity: text,
    significance: text,
  })
  .meta({ id: 'AwardRecord' });

export const ResearchRecord = z
  .object({
    id,
    title: z.string(),
    mentor: text,
    institution: text,
    duration: text,
    originalContribution: text,
    outcomes: text,
    skills: text,
  })
  .meta({ id: 'ResearchRecord' });

export const IbCourseRecord = z
  .object({
    id,
    subject: z.string(),
    level: z.enum(IB_LEVELS),
    status: z.enum(IB_STATUSES),
    yearTaken: whole,
    examSession: z.enum(EXAM_SESSIONS).nullable(),
    predictedScore: whole,
    finalScore: whole,
  })
  .meta({ id: 'IbCourseRecord' });

export const CourseRecord = z
  .object({
    id,
    subject: z.enum(COURSE_SUBJECTS),
    courseName: z.string(),
    courseType: z.enum(COURSE_TYPES),
    isTaken: z.boolean().describe('Taken, else planned'),
  })
  .meta({ id: 'CourseRecord' });
