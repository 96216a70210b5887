import { type SheetActivity, type SheetHonor } from '@/api';
import { choicesFrom } from '@/lib/words/choices';

type FormType = NonNullable<SheetActivity['formType']>;

export const formTypes = choicesFrom<FormType>({
  Academic: 'Academic',
  Art: 'Art',
  'Athletics: Club': 'Athletics: Club',
  'Athletics: JV/Varsity': 'Athletics: JV/Varsity',
  'Career Oriented': 'Career Oriented',
  'Community Service (Volunteer)': 'Community Service (Volunteer)',
  'Computer/Technology': 'Computer/Technology',
  Cultural: 'Cultural',
  Dance: 'Dance',
  'Debate/Speech': 'Debate/Speech',
  Environmental: 'Environmental',
  'Family Responsibilities': 'Family Responsibilities',
  'Foreign Exchange': 'Foreign Exchange',
  'Foreign Language': 'Foreign Language',
  Internship: 'Internship',
  'Journalism/Publication': 'Journalism/Publication',
  'Junior R.O.T.C.': 'Junior R.O.T.C.',
  LGBT: 'LGBT',
  'Music: Instrumental': 'Music: Instrumental',
  'Music: Vocal': 'Music: Vocal',
  Religious: 'Religious',
  Research: 'Research',
  Robotics: 'Robotics',
  'School Spirit': 'School Spirit',
  'Science/Math': 'Science/Math',
  'Social Justice': 'Social Justice',
  'Student Govt./Politics': 'Student Govt./Politics',
  'Theater/Drama': 'Theater/Drama',
  'Work (Paid)': 'Work (Paid)',
  'Other Club/Activity': 'Other Club/Activity',
});

/** Not a record: an object's numeric keys come first, in any case. */
export const gradeLevels = (['9', '10', '11', '12', 'PG'] as const).map((value) => ({ value, label: value }));

export const timings = choicesFrom<SheetActivity['timing'][number]>({
  'During school year': 'During school year',
  'During school break': 'During school break',
  'All year': 'All year',
});

export const recognitions = choicesFrom<NonNullable<SheetHonor['recognition']>[number]>({
  School: 'School',
  'State/Regional': 'State/Regional',
  National: 'National',
  International: 'International',
});

export const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
