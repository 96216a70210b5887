import { type AcademicProfile, type InterestsGoals, type UserProfile } from '@/api';
import { choicesFrom } from '@/lib/words/choices';
import { statesIn, type UsRegion } from '@/lib/words/regions';

type GradeLevel = NonNullable<AcademicProfile['currentGradeLevel']>;
type TestPreference = NonNullable<AcademicProfile['testPreference']>;
type Income = NonNullable<UserProfile['householdIncomeRange']>;
type Size = InterestsGoals['collegeSize'][number];
type Setting = InterestsGoals['location'][number];
type Region = InterestsGoals['geographicRegions'][number];
type SingleSex = InterestsGoals['singleSexColleges'][number];
type Community = InterestsGoals['collegeCommunities'][number];
type Ownership = NonNullable<InterestsGoals['ownership']>;
type SchoolType = NonNullable<AcademicProfile['schoolType']>;
type CareerGoal = InterestsGoals['careerGoals'][number];
type CollegeType = InterestsGoals['collegeType'][number];
type Academics = InterestsGoals['academicPreferences'][number];
type StudentLife = InterestsGoals['studentLifePreferences'][number];
type CostAndOutcomes = InterestsGoals['costOutcomePreferences'][number];

export const gradeLevels = choicesFrom<GradeLevel>({
  '9th': '9th',
  '10th': '10th',
  '11th': '11th',
  '12th': '12th',
  Graduate: 'Graduate',
});
export const testPreferences = choicesFrom<TestPreference>({
  SAT: 'SAT',
  ACT: 'ACT',
  Both: 'Both',
  Neither: 'Neither',
});
export const settings = choicesFrom<Setting>({
  Urban: 'Urban',
  Suburban: 'Suburban',
  Rural: 'Rural',
});
export const ownerships = choicesFrom<Ownership>({
  Public: 'Public',
  Private: 'Private',
  'No preference': 'No preference',
});

const statesLine = (region: UsRegion) => statesIn(region).join(', ');

/** Each with the states in it. */
export const regions = choicesFrom<Region>({
  Northeast: statesLine('Northeast'),
  'Mid-Atlantic': statesLine('Mid-Atlantic'),
  Southeast: statesLine('Southeast'),
  Midwest: statesLine('Midwest'),
  'Mountain States': statesLine('Mountain States'),
  Northwest: statesLine('Northwest'),
  Southwest: statesLine('Southwest'),
  International: 'Outside the US. Not in our data',
}).map(({ value, label }) => ({ value, label: value, line: label }));
export const singleSexColleges = choicesFrom<SingleSex>({
  women: 'Include women’s colleges',
  men: 'Include men’s colleges',
});
export const communities = choicesFrom<Community>({
  HBCU: 'HBCUs',
  Catholic: 'Catholic',
  Protestant: 'Protestant',
  'Latter-day Saint': 'Latter-day Saint',
});

export const schoolTypes = choicesFrom<SchoolType>({
  Public: 'Public',
  Private: 'Private',
  Charter: 'Charter',
  Homeschool: 'Homeschool',
});

export const careerGoals = choicesFrom<CareerGoal>({
  'Doctor/Medicine': 'Doctor/Medicine',
  'Lawyer/Legal': 'Lawyer/Legal',
  Engineer: 'Engineer',
  'Teacher/Education': 'Teacher/Education',
  'Entrepreneur/Business Owner': 'Entrepreneur/Business Owner',
  'Artist/Performer': 'Artist/Performer',
  'Software Developer': 'Software Developer',
  'Research Scientist': 'Research Scientist',
  'Public Service/Government': 'Public Service/Government',
  Undecided: 'Undecided',
});
export const collegeTypes = choicesFrom<CollegeType>({
  University: 'University',
  'Liberal Art College': 'Liberal Art College',
  'Technical University': 'Technical University',
  'Art Institute': 'Art Institute',
});

export const academics = choicesFrom<Academics>({
  'Strong program in my major': 'Strong program in my major',
  'Small classes': 'Small classes',
  'Undergraduate research': 'Undergraduate research',
  'Honors program': 'Honors program',
  'Study abroad': 'Study abroad',
  'Internships and co-ops': 'Internships and co-ops',
  'Flexible curriculum': 'Flexible curriculum',
});
export const studentLife = choicesFrom<StudentLife>({
  'Diverse student body': 'Diverse student body',
  'Campus housing': 'Campus housing',
  'Clubs and community': 'Clubs and community',
  Athletics: 'Athletics',
  'Arts and performance': 'Arts and performance',
  'Greek life': 'Greek life',
  'Faith community': 'Faith community',
  'Support for first-generation students': 'Support for first-generation students',
});
export const costAndOutcomes = choicesFrom<CostAndOutcomes>({
  'Low net price': 'Low net price',
  'Grants and scholarships': 'Grants and scholarships',
  'High graduation rate': 'High graduation rate',
  'Strong earnings after college': 'Strong earnings after college',
  'Low student debt': 'Low student debt',
  'Career services': 'Career services',
});

/** What the federal data does not tell about colleges. */
const NOT_COUNTED: ReadonlySet<string> = new Set<Academics | StudentLife | CostAndOutcomes>([
  'Undergraduate research',
  'Honors program',
  'Study abroad',
  'Internships and co-ops',
  'Flexible curriculum',
  'Clubs and community',
  'Athletics',
  'Arts and performance',
  'Greek life',
  'Career services',
]);
export const isCounted = (priority: string) => !NOT_COUNTED.has(priority);

/** US dollars a year, before taxes. */
export const incomes = choicesFrom<Income>({
  'under 30k': 'Under $30,000',
  '30-60k': '$30,000 to $60,000',
  '60-100k': '$60,000 to $100,000',
  '100-150k': '$100,000 to $150,000',
  'over 150k': 'Over $150,000',
  'prefer not to answer': 'Prefer not to answer',
});

type Described<Value> = { value: Value; label: string; line: string };

/** Number of students, with a short description. */
export const sizes: Described<Size>[] = [
  { value: '0-5000', label: 'Up to 5,000', line: 'Know most faces' },
  { value: '5001-10000', label: '5,001 to 10,000', line: 'Busy, still walkable' },
  { value: '10001-20000', label: '10,001 to 20,000', line: 'Lots of choices' },
  { value: '20000+', label: 'Over 20,000', line: 'A small city' },
];
