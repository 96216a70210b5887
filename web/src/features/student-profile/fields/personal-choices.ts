import { type FamilyMember, type UserProfile } from '@/api';
import { choicesFrom } from '@/lib/words/choices';

type FamilyRelation = FamilyMember['relation'];
type Gender = NonNullable<UserProfile['gender']>;
type Race = UserProfile['raceEthnicity'][number];
type ParentEducation = NonNullable<UserProfile['parentEducationLevel']>;
type FirstGeneration = NonNullable<UserProfile['firstGenerationCollege']>;

export const SELF_DESCRIBE = 'Self-describe' satisfies Gender;
export const genders = choicesFrom<Gender>({
  Male: 'Male',
  Female: 'Female',
  'Non-binary': 'Non-binary',
  'Prefer not to say': 'Prefer not to say',
  [SELF_DESCRIBE]: SELF_DESCRIBE,
});

export const NO_ANSWER = 'Prefer not to answer' satisfies Race & ParentEducation & FirstGeneration;
export const races = choicesFrom<Race>({
  'American Indian or Alaska Native': 'American Indian or Alaska Native',
  Asian: 'Asian',
  'Black or African American': 'Black or African American',
  'Hispanic or Latino': 'Hispanic or Latino',
  'Middle Eastern or North African': 'Middle Eastern or North African',
  'Native Hawaiian or Pacific Islander': 'Native Hawaiian or Pacific Islander',
  White: 'White',
  [NO_ANSWER]: NO_ANSWER,
});

export const firstGenerationAnswers = choicesFrom<FirstGeneration>({
  Yes: 'Yes',
  No: 'No',
  [NO_ANSWER]: NO_ANSWER,
});

export const parentEducationLevels = choicesFrom<ParentEducation>({
  'Less than high school': 'Less than high school',
  'High school or GED': 'High school or GED',
  'Some college': 'Some college',
  'Associate degree': 'Associate degree',
  "Bachelor's degree": "Bachelor's degree",
  "Master's degree": "Master's degree",
  'Doctoral or professional degree': 'Doctoral or professional degree',
  [NO_ANSWER]: NO_ANSWER,
});

export const familyRelations = choicesFrom<FamilyRelation>({
  Parent: 'Parent',
  Mother: 'Mother',
  Father: 'Father',
  Guardian: 'Guardian',
  Stepparent: 'Stepparent',
  Sibling: 'Sibling',
  Grandparent: 'Grandparent',
  'Other relative': 'Other relative',
});
