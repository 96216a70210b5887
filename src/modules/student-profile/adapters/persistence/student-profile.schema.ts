import { BigIntType, EntitySchema } from '@mikro-orm/core';
import { AcademicProfile } from '../../domain/academic/academic-profile.js';
import { AcademicAnswers } from '../../domain/academic/academic-answers.js';
import { UserProfile } from '../../domain/personal/user-profile.js';
import { PersonalAnswers } from '../../domain/personal/personal-answers.js';
import { StudentProfile } from '../../domain/student-profile.js';
import { InterestsGoals } from '../../domain/wishes/interests-goals.js';
import { Wishes } from '../../domain/wishes/wishes.js';
import { NumberOrNotApplicable } from './number-or-not-applicable.js';
import { flag, profileRecordSchemas, text, texts, whole } from './profile-record.schema.js';

type Mapped = Record<string, unknown>;

const ProfileSchema = new EntitySchema<Mapped>({
  class: StudentProfile as unknown as new () => Mapped,
  schema: 'student_profile',
  tableName: 'profiles',
  properties: {
    studentId: { type: 'uuid', primary: true },
    version: { type: new BigIntType('number') },
  },
});

const PersonalSchemas = profileRecordSchemas(
  UserProfile,
  PersonalAnswers,
  'user_profiles',
  {
    firstName: text,
    lastName: text,
    email: text,
    dateOfBirth: { type: 'date', nullable: true },
    gender: text,
    genderSelfDescribe: text,
    streetAddress: text,
    city: text,
    state: text,
    zipCode: text,
    country: { type: 'text' },
    raceEthnicity: texts,
    parentEducationLevel: text,
    householdIncomeRange: text,
    firstGenerationCollege: text,
  },
  { prefilled: { type: 'boolean' } },
);

const AcademicSchemas = profileRecordSchemas(AcademicProfile, AcademicAnswers, 'academic_profiles', {
  currentGradeLevel: text,
  graduationYear: whole,
  schoolName: text,
  schoolState: text,
  schoolType: text,
  gpaScale: { type: 'text' },
  unweightedGpa: text,
  weightedGpa: text,
  classRank: { type: NumberOrNotApplicable, nullable: true },
  classSize: whole,
  testPreference: text,
  satTotal: whole,
  satMath: whole,
  satReadingWriting: whole,
  actComposite: whole,
  actEnglish: whole,
  actMath: whole,
  actReading: whole,
  actScience: whole,
  apCoursesTaken: whole,
  apCoursesPlanned: whole,
  honorsCourses: whole,
  dualEnrollmentCredits: { type: NumberOrNotApplicable, nullable: true },
  ibProgram: flag,
  ibDiplomaCandidate: flag,
  ibCasComplete: flag,
  ibHlCount: whole,
  ibSlCount: whole,
  ibAnticipatedScore: whole,
});

const WishesSchemas = profileRecordSchemas(InterestsGoals, Wishes, 'interests_goals', {
  intendedMajor: text,
  careerGoals: texts,
  academicInterests: text,
  personalValues: text,
  collegeGoals: text,
  postGradPlans: text,
  specialInterests: text,
  collegeType: texts,
  location: texts,
  collegeSize: texts,
  ownership: text,
  geographicRegions: texts,
  academicPreferences: texts,
  studentLifePreferences: texts,
  costOutcomePreferences: texts,
  maxDistanceFromHome: whole,
  maxTuition: whole,
  financialAidNeeded: flag,
});

export const STUDENT_PROFILE_SCHEMAS = [
  ProfileSchema,
  ...PersonalSchemas,
  ...AcademicSchemas,
  ...WishesSchemas,
];
