import { z } from 'zod';
import {
  FIRST_GENERATION_ANSWERS,
  GENDERS,
  HOUSEHOLD_INCOME_RANGES,
  PARENT_EDUCATION_LEVELS,
  RACES_AND_ETHNICITIES,
} from '../../domain/choices.js';
import { REQUIRED_ANSWERS } from '../../domain/personal/personal-rules.js';
import { US_STATES } from '../../domain/us-states.js';
import { oneOf, recordFields, requiredText, someOf, text, textOr } from './fields.js';

const answers = {
  firstName: requiredText('First name', REQUIRED_ANSWERS.firstName, 100).nullable(),
  lastName: requiredText('Last name', REQUIRED_ANSWERS.lastName, 100).nullable(),
  email: requiredText('Email', REQUIRED_ANSWERS.email, 255)
    .meta({ format: 'email' })
    .pipe(z.email('Please enter a valid email address'))
    .nullable(),
  dateOfBirth: requiredText('Date of birth', REQUIRED_ANSWERS.dateOfBirth, 255)
    .meta({ format: 'date' })
    .pipe(z.iso.date('Please enter your date of birth as a date'))
    .nullable(),
  gender: oneOf('a gender', GENDERS),
  genderSelfDescribe: text('Your description', 100),
  streetAddress: text('Street address', 255),
  city: text('City', 100),
  state: oneOf('a state', US_STATES),
  zipCode: text('Zip code', 20),
  country: textOr('United States', 'Country', 100),
  raceEthnicity: someOf('race and ethnicity', RACES_AND_ETHNICITIES),
  parentEducationLevel: oneOf('an education level', PARENT_EDUCATION_LEVELS),
  householdIncomeRange: oneOf('an income range', HOUSEHOLD_INCOME_RANGES),
  firstGenerationCollege: oneOf('an answer', FIRST_GENERATION_ANSWERS),
};

/** What one step saves: absent fields stay as they are. */
export const UserProfileAnswers = z.object(answers).partial().meta({ id: 'UserProfileAnswers' });
export type UserProfileAnswers = z.infer<typeof UserProfileAnswers>;

export const UserProfile = z.object({ ...recordFields, ...answers }).meta({ id: 'UserProfile' });
