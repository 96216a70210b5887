import {
  type AcademicPreference,
  type CareerGoal,
  type CollegeCommunity,
  type CollegeSize,
  type CollegeType,
  type CostOutcomePreference,
  type Ownership,
  type Region,
  type Setting,
  type SingleSexColleges,
  type StudentLifePreference,
} from '../choices.js';

/** Null, or an empty list, is "never entered". */
export class PreferenceAnswers {
  intendedMajor: string | null = null;
  careerGoals: CareerGoal[] = [];
  academicInterests: string | null = null;
  personalValues: string | null = null;
  collegeGoals: string | null = null;
  postGradPlans: string | null = null;
  specialInterests: string | null = null;
  collegeType: CollegeType[] = [];
  location: Setting[] = [];
  collegeSize: CollegeSize[] = [];
  ownership: Ownership | null = null;
  geographicRegions: Region[] = [];
  singleSexColleges: SingleSexColleges[] = [];
  collegeCommunities: CollegeCommunity[] = [];
  academicPreferences: AcademicPreference[] = [];
  studentLifePreferences: StudentLifePreference[] = [];
  costOutcomePreferences: CostOutcomePreference[] = [];
  /** Miles. */
  maxDistanceFromHome: number | null = null;
  /** US dollars a year. */
  maxTuition: number | null = null;
  financialAidNeeded: boolean | null = null;
}
