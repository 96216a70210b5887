import {
  type FirstGenerationAnswer,
  type Gender,
  type HouseholdIncomeRange,
  type ParentEducationLevel,
  type RaceOrEthnicity,
} from '../choices.js';
import { type UsState } from '../us-states.js';

/** Null is "never entered". */
export class PersonalAnswers {
  firstName: string | null = null;
  lastName: string | null = null;
  email: string | null = null;
  /** YYYY-MM-DD. */
  dateOfBirth: string | null = null;
  gender: Gender | null = null;
  genderSelfDescribe: string | null = null;
  streetAddress: string | null = null;
  city: string | null = null;
  state: UsState | null = null;
  zipCode: string | null = null;
  country = 'United States';
  raceEthnicity: RaceOrEthnicity[] = [];
  parentEducationLevel: ParentEducationLevel | null = null;
  householdIncomeRange: HouseholdIncomeRange | null = null;
  firstGenerationCollege: FirstGenerationAnswer | null = null;
}
