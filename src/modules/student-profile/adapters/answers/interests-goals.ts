import { z } from 'zod';
import {
  ACADEMIC_PREFERENCES,
  CAREER_GOALS,
  COLLEGE_COMMUNITIES,
  COLLEGE_SIZES,
  COLLEGE_TYPES,
  COST_OUTCOME_PREFERENCES,
  OWNERSHIPS,
  REGIONS,
  SETTINGS,
  SINGLE_SEX_COLLEGES,
  STUDENT_LIFE_PREFERENCES,
} from '../../domain/choices.js';
import { oneOf, recordFields, someOf, text, whole, yesOrNo } from './fields.js';

const HALF_AROUND_THE_EARTH_MILES = 12_500;

const answers = {
  intendedMajor: text('Intended major', 255),
  careerGoals: someOf('career goals', CAREER_GOALS),
  academicInterests: text('Academic interests'),
  personalValues: text('Personal values'),
  collegeGoals: text('College goals'),
  postGradPlans: text('Plans after college'),
  specialInterests: text('Special interests'),
  collegeType: someOf('college types', COLLEGE_TYPES),
  location: someOf('settings', SETTINGS),
  collegeSize: someOf('school sizes', COLLEGE_SIZES),
  ownership: oneOf('an ownership', OWNERSHIPS),
  geographicRegions: someOf('regions', REGIONS),
  singleSexColleges: someOf('single-sex colleges', SINGLE_SEX_COLLEGES).describe(
    "Women's or men's colleges to include in recommendations; any student may ask for either",
  ),
  collegeCommunities: someOf('communities', COLLEGE_COMMUNITIES).describe(
    'Kinds of college to put first in the list; any student may ask for any',
  ),
  academicPreferences: someOf('academic preferences', ACADEMIC_PREFERENCES),
  studentLifePreferences: someOf('student life preferences', STUDENT_LIFE_PREFERENCES),
  costOutcomePreferences: someOf('cost and outcome preferences', COST_OUTCOME_PREFERENCES),
  maxDistanceFromHome: whole('Maximum distance', 0, HALF_AROUND_THE_EARTH_MILES).describe('Miles'),
  maxTuition: whole('Maximum cost', 0, 1_000_000).describe('The most the family can pay, US dollars a year'),
  financialAidNeeded: yesOrNo,
};

/** What one step saves: absent fields stay as they are. */
export const InterestsGoalsAnswers = z.object(answers).partial().meta({ id: 'InterestsGoalsAnswers' });
export type InterestsGoalsAnswers = z.infer<typeof InterestsGoalsAnswers>;

export const InterestsGoals = z.object({ ...recordFields, ...answers }).meta({ id: 'InterestsGoals' });

export const Major = z
  .object({
    name: z.string(),
    cip4: z.string().nullable().describe('CIP 2020, four digits, such as 11.07; null for "Undecided"'),
    cipTitle: z.string().nullable(),
    cipFamily: z.string().nullable(),
  })
  .meta({ id: 'Major' });
