import { type AcademicProfile, type InterestsGoals, type UserProfile } from '@/api';
import { type Option } from '@/components/ui/select';

type GradeLevel = NonNullable<AcademicProfile['currentGradeLevel']>;
type TestPreference = NonNullable<AcademicProfile['testPreference']>;
type Income = NonNullable<UserProfile['householdIncomeRange']>;
type Size = InterestsGoals['collegeSize'][number];
type Setting = InterestsGoals['location'][number];
type Region = InterestsGoals['geographicRegions'][number];
type Ownership = NonNullable<InterestsGoals['ownership']>;

type Choice<Value extends string> = Option & { value: Value };

const asWritten = <Value extends string>(values: readonly Value[]): Choice<Value>[] =>
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
