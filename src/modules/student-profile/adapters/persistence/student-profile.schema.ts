import { defineEntity, p } from '@mikro-orm/core';
import { AcademicProfile } from '../../domain/academic/academic-profile.js';
import { AcademicAnswers } from '../../domain/academic/academic-answers.js';
import { FamilyMember, FamilyMemberAnswers } from '../../domain/personal/family-member.js';
import { UserProfile } from '../../domain/personal/user-profile.js';
import { PersonalAnswers } from '../../domain/personal/personal-answers.js';
import { StudentProfile } from '../../domain/student-profile.js';
import { InterestsGoals } from '../../domain/preferences/interests-goals.js';
import { PreferenceAnswers } from '../../domain/preferences/preference-answers.js';
import { NumberOrNotApplicable } from './number-or-not-applicable.js';
import {
  boolean,
  date,
  integer,
  profileRecordSchemas,
  requiredText,
  text,
  textList,
} from './profile-record.schema.js';

const ProfileSchema = defineEntity({
  class: StudentProfile,
  schema: 'student_profile',
  tableName: 'profiles',
  properties: {
    studentId: p.uuid().primary(),
    version: p.bigint('number'),
  },
});

const numberOrNotApplicable = () => p.type(NumberOrNotApplicable).nullable();

const PersonalSchemas = profileRecordSchemas(
  UserProfile,
  PersonalAnswers,
  'user_profiles',
  {
    firstName: text,
    lastName: text,
    email: text,
    dateOfBirth: date,
    gender: text,
    genderSelfDescribe: text,
    streetAddress: text,
    city: text,
    state: text,
    zipCode: text,
    country: requiredText,
    raceEthnicity: textList,
    parentEducationLevel: text,
    householdIncomeRange: text,
    firstGenerationCollege: text,
  },
  { prefilled: () => p.boolean() },
);

const FamilySchemas = profileRecordSchemas(FamilyMember, FamilyMemberAnswers, 'family_college_history', {
  relation: text,
  college: text,
  degree: text,
  gradYear: integer,
  position: () => p.integer(),
});

const AcademicSchemas = profileRecordSchemas(
  AcademicProfile,
  AcademicAnswers,
  'academic_profiles',
  {
    currentGradeLevel: text,
    graduationYear: integer,
    schoolName: text,
    schoolState: text,
    schoolType: text,
    gpaScale: requiredText,
    unweightedGpa: text,
    weightedGpa: text,
    classRank: numberOrNotApplicable,
    classSize: integer,
    testPreference: text,
    satTotal: integer,
    satMath: integer,
    satReadingWriting: integer,
    actComposite: integer,
    actEnglish: integer,
    actMath: integer,
    actReading: integer,
    actScience: integer,
    apCoursesTaken: integer,
    apCoursesPlanned: integer,
    honorsCourses: integer,
    dualEnrollmentCredits: numberOrNotApplicable,
    ibProgram: boolean,
    ibDiplomaCandidate: boolean,
    ibCasComplete: boolean,
    ibHlCount: integer,
    ibSlCount: integer,
    ibAnticipatedScore: integer,
  },
  { countsFromCourses: textList },
);

const InterestsGoalsSchemas = profileRecordSchemas(InterestsGoals, PreferenceAnswers, 'interests_goals', {
  intendedMajor: text,
  careerGoals: textList,
  academicInterests: text,
  personalValues: text,
  collegeGoals: text,
  postGradPlans: text,
  specialInterests: text,
  collegeType: textList,
  location: textList,
  collegeSize: textList,
  ownership: text,
  geographicRegions: textList,
  singleSexColleges: textList,
  collegeCommunities: textList,
  academicPreferences: textList,
  studentLifePreferences: textList,
  costOutcomePreferences: textList,
  maxDistanceFromHome: integer,
  maxTuition: integer,
  financialAidNeeded: boolean,
});

export const STUDENT_PROFILE_SCHEMAS = [
  ProfileSchema,
  ...PersonalSchemas,
  ...FamilySchemas,
  ...AcademicSchemas,
  ...InterestsGoalsSchemas,
];
