/** The choices of a profile, as they are stored and shown. */

export const GENDERS = ['Male', 'Female', 'Non-binary', 'Prefer not to say', 'Self-describe'] as const;
export type Gender = (typeof GENDERS)[number];

export const RACES_AND_ETHNICITIES = [
  'American Indian or Alaska Native',
  'Asian',
  'Black or African American',
  'Hispanic or Latino',
  'Middle Eastern or North African',
  'Native Hawaiian or Pacific Islander',
  'White',
  'Prefer not to answer',
] as const;
export type RaceOrEthnicity = (typeof RACES_AND_ETHNICITIES)[number];

export const PARENT_EDUCATION_LEVELS = [
  'Less than high school',
  'High school or GED',
  'Some college',
  'Associate degree',
  "Bachelor's degree",
  "Master's degree",
  'Doctoral or professional degree',
  'Prefer not to answer',
] as const;
export type ParentEducationLevel = (typeof PARENT_EDUCATION_LEVELS)[number];

export const FAMILY_RELATIONS = [
  'Parent',
  'Mother',
  'Father',
  'Guardian',
  'Stepparent',
  'Sibling',
  'Grandparent',
  'Other relative',
] as const;
export type FamilyRelation = (typeof FAMILY_RELATIONS)[number];

export const INCOME_BANDS = ['under 30k', '30-60k', '60-100k', '100-150k', 'over 150k'] as const;
export type IncomeBand = (typeof INCOME_BANDS)[number];
export const HOUSEHOLD_INCOME_RANGES = [...INCOME_BANDS, 'prefer not to answer'] as const;
export type HouseholdIncomeRange = (typeof HOUSEHOLD_INCOME_RANGES)[number];

export const FIRST_GENERATION_ANSWERS = ['Yes', 'No', 'Prefer not to answer'] as const;
export type FirstGenerationAnswer = (typeof FIRST_GENERATION_ANSWERS)[number];

export const GRADE_LEVELS = ['9th', '10th', '11th', '12th', 'Graduate'] as const;
export type GradeLevel = (typeof GRADE_LEVELS)[number];

export const SCHOOL_TYPES = ['Public', 'Private', 'Charter', 'Homeschool'] as const;
export type SchoolType = (typeof SCHOOL_TYPES)[number];

export const TEST_PREFERENCES = ['SAT', 'ACT', 'Both', 'Neither'] as const;
export type TestPreference = (typeof TEST_PREFERENCES)[number];

export const COURSE_SUBJECTS = [
  'English',
  'Math',
  'Science',
  'Social Studies',
  'Foreign Languages',
  'Art',
  'Music',
] as const;
export type CourseSubject = (typeof COURSE_SUBJECTS)[number];

export const COURSE_TYPES = [
  'Honors',
  'Advanced Placement (AP)',
  'International Baccalaureate (IB)',
] as const;
export type CourseType = (typeof COURSE_TYPES)[number];

/** Higher level and standard level. */
export const IB_LEVELS = ['HL', 'SL'] as const;
export type IbLevel = (typeof IB_LEVELS)[number];

export const IB_STATUSES = ['In-progress', 'Completed'] as const;
export type IbStatus = (typeof IB_STATUSES)[number];

export const EXAM_SESSIONS = ['May', 'Nov'] as const;
export type ExamSession = (typeof EXAM_SESSIONS)[number];

export const CAREER_GOALS = [
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
] as const;
export type CareerGoal = (typeof CAREER_GOALS)[number];

export const COLLEGE_TYPES = [
  'University',
  'Liberal Art College',
  'Technical University',
  'Art Institute',
] as const;
export type CollegeType = (typeof COLLEGE_TYPES)[number];

export const SETTINGS = ['Urban', 'Suburban', 'Rural'] as const;
export type Setting = (typeof SETTINGS)[number];

export const COLLEGE_SIZES = ['0-5000', '5001-10000', '10001-20000', '20000+'] as const;
export type CollegeSize = (typeof COLLEGE_SIZES)[number];

export const OWNERSHIPS = ['Public', 'Private', 'No preference'] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

export const REGIONS = [
  'Northeast',
  'Mid-Atlantic',
  'Southeast',
  'Midwest',
  'Mountain States',
  'Northwest',
  'Southwest',
  'International',
] as const;
export type Region = (typeof REGIONS)[number];

/** Colleges that only admit women, or only men, are recommended only to students who ask for them. */
export const SINGLE_SEX_COLLEGES = ['women', 'men'] as const;
export type SingleSexColleges = (typeof SINGLE_SEX_COLLEGES)[number];

/** Kinds of college with a community of their own. Asked of every student, never guessed. */
export const COLLEGE_COMMUNITIES = ['HBCU', 'Catholic', 'Protestant', 'Latter-day Saint'] as const;
export type CollegeCommunity = (typeof COLLEGE_COMMUNITIES)[number];

export const ACADEMIC_PREFERENCES = [
  'Strong program in my major',
  'Small classes',
  'Undergraduate research',
  'Honors program',
  'Study abroad',
  'Internships and co-ops',
  'Flexible curriculum',
] as const;
export type AcademicPreference = (typeof ACADEMIC_PREFERENCES)[number];

export const STUDENT_LIFE_PREFERENCES = [
  'Diverse student body',
  'Campus housing',
  'Clubs and community',
  'Athletics',
  'Arts and performance',
  'Greek life',
  'Faith community',
  'Support for first-generation students',
] as const;
export type StudentLifePreference = (typeof STUDENT_LIFE_PREFERENCES)[number];

export const COST_OUTCOME_PREFERENCES = [
  'Low net price',
  'Grants and scholarships',
  'High graduation rate',
  'Strong earnings after college',
  'Low student debt',
  'Career services',
] as const;
export type CostOutcomePreference = (typeof COST_OUTCOME_PREFERENCES)[number];

export const RECOGNITION_LEVELS = ['Local', 'Regional', 'State', 'National', 'International'] as const;
export type RecognitionLevel = (typeof RECOGNITION_LEVELS)[number];

export const ACTIVITY_TYPES = [
  'Sports',
  'Music',
  'Arts',
  'Volunteer',
  'Work',
  'Academic',
  'Leadership',
  'Community Service',
  'Other',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const PORTFOLIO_TYPES = [
  'Visual Art',
  'Music',
  'Writing',
  'Design',
  'Programming',
  'Research',
  'Other',
] as const;
export type PortfolioType = (typeof PORTFOLIO_TYPES)[number];

export const AWARD_CATEGORIES = [
  'Academic',
  'Arts',
  'Athletics',
  'Leadership',
  'Community Service',
  'STEM/Science',
  'Other',
] as const;
export type AwardCategory = (typeof AWARD_CATEGORIES)[number];
