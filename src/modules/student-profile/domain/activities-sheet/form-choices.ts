/** The choices of the activities and honors pages of the Common App, word for word. */

export const FORM_ACTIVITY_TYPES = [
  'Academic',
  'Art',
  'Athletics: Club',
  'Athletics: JV/Varsity',
  'Career Oriented',
  'Community Service (Volunteer)',
  'Computer/Technology',
  'Cultural',
  'Dance',
  'Debate/Speech',
  'Environmental',
  'Family Responsibilities',
  'Foreign Exchange',
  'Foreign Language',
  'Internship',
  'Journalism/Publication',
  'Junior R.O.T.C.',
  'LGBT',
  'Music: Instrumental',
  'Music: Vocal',
  'Religious',
  'Research',
  'Robotics',
  'School Spirit',
  'Science/Math',
  'Social Justice',
  'Student Govt./Politics',
  'Theater/Drama',
  'Work (Paid)',
  'Other Club/Activity',
] as const;
export type FormActivityType = (typeof FORM_ACTIVITY_TYPES)[number];

/** PG is a postgraduate year, after twelfth grade. */
export const FORM_GRADE_LEVELS = ['9', '10', '11', '12', 'PG'] as const;
export type FormGradeLevel = (typeof FORM_GRADE_LEVELS)[number];

export const FORM_TIMINGS = ['During school year', 'During school break', 'All year'] as const;
export type FormTiming = (typeof FORM_TIMINGS)[number];

export const FORM_RECOGNITIONS = ['School', 'State/Regional', 'National', 'International'] as const;
export type FormRecognition = (typeof FORM_RECOGNITIONS)[number];
