import { type AcademicProfile, type InterestsGoals, type UserProfile } from '@/api';
import { type Option } from '@/components/ui/select';

type GradeLevel = NonNullable<AcademicProfile['currentGradeLevel']>;
type TestPreference = NonNullable<AcademicProfile['testPreference']>;
type Income = NonNullable<UserProfile['householdIncomeRange']>;
type Size = InterestsGoals['collegeSize'][number];
type Setting = InterestsGoals['location'][number];
type Region = InterestsGoals['geographicRegions'][number];
type Ownership = NonNullable<InterestsGoals['ownership']>;
type SchoolType = NonNullable<AcademicProfile['schoolType']>;
type Gender = NonNullable<UserProfile['gender']>;
type Race = UserProfile['raceEthnicity'][number];
type ParentEducation = NonNullable<UserProfile['parentEducationLevel']>;
type FirstGeneration = NonNullable<UserProfile['firstGenerationCollege']>;
type CareerGoal = InterestsGoals['careerGoals'][number];
type CollegeType = InterestsGoals['collegeType'][number];
type Academics = InterestsGoals['academicPreferences'][number];
type StudentLife = InterestsGoals['studentLifePreferences'][number];
type CostAndOutcomes = InterestsGoals['costOutcomePreferences'][number];

type Choice<Value extends string> = Option & { value: Value };

export const asWritten = <Value extends string>(values: readonly Value[]): Choice<Value>[] =>
  values.map((value) => ({ value, label: value }));

export const gradeLevels = asWritten<GradeLevel>(['9th', '10th', '11th', '12th', 'Graduate']);
export const testPreferences = asWritten<TestPreference>(['SAT', 'ACT', 'Both', 'Neither']);
export const settings = asWritten<Setting>(['Urban', 'Suburban', 'Rural']);
export const ownerships = asWritten<Ownership>(['Public', 'Private', 'No preference']);
export const regions = asWritten<Region>([
  'Northeast',
  'Mid-Atlantic',
  'Southeast',
  'Midwest',
  'Mountain States',
  'Northwest',
  'Southwest',
  'International',
]);

export const schoolTypes = asWritten<SchoolType>(['Public', 'Private', 'Charter', 'Homeschool']);

export const SELF_DESCRIBE = 'Self-describe' satisfies Gender;
export const genders = asWritten<Gender>([
  'Male',
  'Female',
  'Non-binary',
  'Prefer not to say',
  SELF_DESCRIBE,
]);

export const NO_ANSWER = 'Prefer not to answer' satisfies Race & ParentEducation & FirstGeneration;
export const races = asWritten<Race>([
  'American Indian or Alaska Native',
  'Asian',
  'Black or African American',
  'Hispanic or Latino',
  'Middle Eastern or North African',
  'Native Hawaiian or Pacific Islander',
  'White',
  NO_ANSWER,
]);
export const firstGenerationAnswers = asWritten<FirstGeneration>(['Yes', 'No', NO_ANSWER]);
export const parentEducationLevels = asWritten<ParentEducation>([
  'Less than high school',
  'High school or GED',
  'Some college',
  'Associate degree',
  "Bachelor's degree",
  "Master's degree",
  'Doctoral or professional degree',
  NO_ANSWER,
]);

export const careerGoals = asWritten<CareerGoal>([
  'Doctor/Medicine',
  'Lawyer/Legal',
  'Engineer',
  'Teacher/Education',
  'Entrepreneur/Business Owner',
  'Artist/Performer',
  'Software Developer',
  'Research Scientist',
  'Public Service/Government',
  'Undecided',
]);
export const collegeTypes = asWritten<CollegeType>([
  'University',
  'Liberal Art College',
  'Technical University',
  'Art Institute',
]);

export const academics = asWritten<Academics>([
  'Strong program in my major',
  'Small classes',
  'Undergraduate research',
  'Honors program',
  'Study abroad',
  'Internships and co-ops',
  'Flexible curriculum',
]);
export const studentLife = asWritten<StudentLife>([
  'Diverse student body',
  'Campus housing',
  'Clubs and community',
  'Athletics',
  'Arts and performance',
  'Greek life',
  'Faith community',
  'Support for first-generation students',
]);
export const costAndOutcomes = asWritten<CostAndOutcomes>([
  'Low net price',
  'Grants and scholarships',
  'High graduation rate',
  'Strong earnings after college',
  'Low student debt',
  'Career services',
]);

/** A question of yes or no: how a stored answer reads on the form, and back. */
export const yesOrNo = asWritten<'Yes' | 'No'>(['Yes', 'No']);
export const yesOrNoOf = (answer: boolean | null | undefined) =>
  answer === true ? 'Yes' : answer === false ? 'No' : '';
export const booleanOf = (chosen: string) => (chosen === '' ? null : chosen === 'Yes');

/** US dollars a year, before taxes. */
export const incomes: readonly Choice<Income>[] = [
  { value: 'under 30k', label: 'Under 30k' },
  { value: '30-60k', label: '30-60k' },
  { value: '60-100k', label: '60-100k' },
  { value: '100-150k', label: '100-150k' },
  { value: 'over 150k', label: 'Over 150k' },
  { value: 'prefer not to answer', label: 'Prefer not to answer' },
];

/** Students at the college, and what that feels like. */
export const sizes: readonly (Choice<Size> & { line: string })[] = [
  { value: '0-5000', label: '0-5000', line: 'Know most faces' },
  { value: '5001-10000', label: '5001-10000', line: 'Busy, still walkable' },
  { value: '10001-20000', label: '10001-20000', line: 'Lots of choices' },
  { value: '20000+', label: '20000+', line: 'A small city' },
];

/** The chosen one of a list, or null when nothing is chosen. */
export const chosenOf = <Value extends string>(choices: readonly Choice<Value>[], text: string) =>
  choices.find(({ value }) => value === text)?.value ?? null;

export const chosenAmong = <Value extends string>(choices: readonly Choice<Value>[], texts: string[]) =>
  texts.map((text) => chosenOf(choices, text)).filter((value) => value !== null);

export const labelOf = (choices: readonly Option[], chosen: string) =>
  choices.find(({ value }) => value === chosen)?.label ?? chosen;
