import {
  type AcademicPreference,
  type CostOutcomePreference,
  type HouseholdIncomeRange,
  type Region,
  type Setting,
  type StudentLifePreference,
} from '../domain/choices.js';
import { type SchoolSize } from '../domain/preferences/college-preferences.js';
import { type UsState } from '../domain/us-states.js';

/** What a student looks for in a college, as a counselor sums it up. An empty list or null is "never entered". */
export interface CollegePreferences {
  readonly preferredRegions: readonly Region[];
  readonly schoolSize: SchoolSize;
  readonly schoolSetting: Setting | 'No Preference';
  /** Miles. */
  readonly maxDistanceFromHome: number | null;
  /** US dollars a year. */
  readonly maxTuition: number | null;
  readonly financialAidNeeded: boolean | null;
  /** What matters most, of all three groups. */
  readonly importantFactors: readonly (AcademicPreference | StudentLifePreference | CostOutcomePreference)[];
  readonly programsOfInterest: readonly string[];
  readonly campusCulture: readonly StudentLifePreference[];
  /** No screen asks for these three. */
  readonly minAcceptanceRate: null;
  readonly maxAcceptanceRate: null;
  readonly dealBreakers: null;
}

/** A student in a few lines. `familyIncome` is sensitive: whoever shows it decides who may see it. */
export interface StudentSummary {
  /** Unweighted, on the student's own scale. */
  readonly gpa: number | null;
  readonly satScore: number | null;
  readonly actScore: number | null;
  readonly intendedMajor: string | null;
  readonly graduationYear: number | null;
  /** The profile's state, else the school's. */
  readonly stateOfResidence: UsState | null;
  /** Names of activities, in the order of entry. */
  readonly extracurriculars: readonly string[];
  /** Names of awards, in the order of entry. */
  readonly achievements: readonly string[];
  /** Null until essays exist. */
  readonly personalStatement: null;
  readonly financialAidNeeded: boolean | null;
  readonly familyIncome: HouseholdIncomeRange | null;
  readonly preferredRegions: readonly Region[];
  readonly schoolSize: SchoolSize;
  /** Completed sections out of twelve, a whole percent. */
  readonly completionPercentage: number;
}

export interface StudentOverview {
  /** Null before the first save of interests and preferences. */
  readonly collegePreferences: CollegePreferences | null;
  readonly studentProfile: StudentSummary;
}

/** Views of what the student entered once; nothing of them is stored. */
export abstract class StudentOverviews {
  /** Null when nothing was ever saved for this id. */
  abstract of(studentId: string): Promise<StudentOverview | null>;
}
