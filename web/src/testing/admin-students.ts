import { type AdminPrediction, type OpenedDetails, type SensitiveAnswers, type StudentBundle } from '@/api';
import { anAdminUser } from './admin-users';

export const aPrediction = (but: Partial<AdminPrediction> = {}): AdminPrediction => ({
  id: '01990000-0000-7000-8000-0000000000d1',
  college: { name: 'Ohio State University-Main Campus', state: 'OH' },
  matchCategory: 'Target',
  admissionProbability: 0.52,
  chanceLow: 0.38,
  chanceHigh: 0.64,
  matchScore: 87,
  recommendationReasoning: 'Target: your chance is about even.',
  ...but,
});

const NO_ANSWERS = {
  dateOfBirth: null,
  gender: null,
  genderSelfDescribe: null,
  streetAddress: null,
  city: null,
  state: null,
  zipCode: null,
  country: null,
  raceEthnicity: null,
  parentEducationLevel: null,
  householdIncomeRange: null,
  firstGenerationCollege: null,
};

/** As an admin gets a student who has entered nothing yet. */
export const aStudentBundle = (but: Partial<StudentBundle> = {}): StudentBundle => ({
  user: { ...anAdminUser(), role: 'student' },
  userProfile: { email: 'jae@example.org', ...NO_ANSWERS },
  familyCollegeHistory: null,
  academicProfile: null,
  detailedCourses: [],
  ibCourses: [],
  interestsGoals: null,
  activities: [],
  leadershipRoles: [],
  collegePreferences: null,
  essays: [],
  applications: [],
  activityImpacts: [],
  portfolioItems: [],
  awards: [],
  researchProjects: [],
  masked: ['race', 'income', 'birthDate', 'gender', 'address', 'familyHistory'],
  completion: { completed: 0, total: 8, percentage: 0, missing: [] },
  warnings: [],
  ...but,
});

/** As an admin sees them after giving a reason. */
export const openedDetails = (but: Partial<SensitiveAnswers> = {}): OpenedDetails => ({
  userProfile: { ...NO_ANSWERS, ...but },
  familyCollegeHistory: [],
});
