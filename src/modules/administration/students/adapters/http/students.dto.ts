import { z } from 'zod';
import { ApplicationRecord } from '#modules/matching/contracts/index.js';
import {
  AcademicRecord,
  ActivityRecord,
  AwardRecord,
  CourseRecord,
  FamilyRecord,
  IbCourseRecord,
  InterestsRecord,
  LeadershipRecord,
  PersonalRecord,
  PortfolioRecord,
  PreferencesRecord,
  ResearchRecord,
  SensitiveAnswers,
} from '#modules/student-profile/contracts/index.js';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { MASKED_PARTS } from '../../domain/masked-parts.js';
import { PROFILE_PARTS } from '../../domain/profile-parts.js';

const LEAST_REASON_CHARACTERS = 10;
const MOST_REASON_CHARACTERS = 500;
const NO_REASON = 'Please say in a few words why you need to see this.';

export const OpeningRequest = z
  .object({
    reason: z
      .string({ error: NO_REASON })
      .trim()
      .min(LEAST_REASON_CHARACTERS, NO_REASON)
      .max(MOST_REASON_CHARACTERS, `Please keep the reason under ${MOST_REASON_CHARACTERS} characters.`),
  })
  .meta({ id: 'OpeningRequest' });
export type OpeningRequest = z.infer<typeof OpeningRequest>;

export const OpenedDetails = z
  .object({
    userProfile: SensitiveAnswers.nullable(),
    familyCollegeHistory: z.array(FamilyRecord),
  })
  .meta({ id: 'OpenedDetails' });

const StudentAccount = z
  .object({
    id: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.literal('student'),
    isActive: z.boolean(),
    createdAt: Instant,
    lastLogin: Instant.nullable(),
    profileImageUrl: z.string().nullable().describe('Opens the account picture for ten minutes'),
  })
  .meta({ id: 'StudentAccount' });

const { yearsCommitted, leadershipPosition, ...activity } = ActivityRecord.shape;
const CountedActivity = z
  .object({ ...activity, yearsParticipated: yearsCommitted, leadershipRole: leadershipPosition })
  .meta({ id: 'StudentActivityRecord' });

const EssayRecord = z
  .object({
    id: z.uuid(),
    title: z.string(),
    essayType: z.string(),
    status: z.string(),
    wordCount: z.int(),
    overallScore: z.int().nullable(),
    updatedAt: Instant,
  })
  .meta({ id: 'EssayRecord' });

const PartsCompletion = z
  .object({
    completed: z.int(),
    total: z.int(),
    percentage: z.int(),
    missing: z.array(z.enum(PROFILE_PARTS)),
  })
  .meta({ id: 'PartsCompletion' });

export const StudentBundle = z
  .object({
    user: StudentAccount,
    userProfile: PersonalRecord.nullable(),
    familyCollegeHistory: z.array(FamilyRecord).nullable(),
    academicProfile: AcademicRecord.nullable(),
    detailedCourses: z.array(CourseRecord),
    ibCourses: z.array(IbCourseRecord),
    interestsGoals: InterestsRecord.nullable(),
    activities: z.array(CountedActivity),
    leadershipRoles: z.array(LeadershipRecord),
    collegePreferences: PreferencesRecord.nullable().describe('Null when no wish is stored'),
    essays: z.array(EssayRecord).describe('Without their texts'),
    applications: z.array(ApplicationRecord),
    activityImpacts: z.array(ActivityRecord).describe('As the student entered them'),
    portfolioItems: z.array(PortfolioRecord),
    awards: z.array(AwardRecord),
    researchProjects: z.array(ResearchRecord),
    masked: z
      .array(z.enum(MASKED_PARTS))
      .describe('These answers are null here; opening them takes a reason'),
    completion: PartsCompletion.describe('Of eight parts; not the sections the student sees'),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'StudentBundle' });

export const StudentApplicationList = z
  .array(ApplicationRecord)
  .describe('The nearest deadline first, those without one last');
