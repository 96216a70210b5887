import { AcademicAnswers } from '../domain/academic/academic-answers.js';
import { type AnsweredProfile } from '../domain/completion/answered-profile.js';
import { PersonalAnswers } from '../domain/personal/personal-answers.js';

const plain = <Answers extends object>(answers: Answers): { [Field in keyof Answers]: Answers[Field] } => ({
  ...answers,
});

/** A student who never saved anything, so that no default is set either. */
export const NOTHING_ANSWERED: AnsweredProfile = {
  ...plain(new PersonalAnswers()),
  ...plain(new AcademicAnswers()),
  country: null,
  gpaScale: null,
  intendedMajor: null,
  careerGoals: [],
  preferences: [[], [], [], [], [], [], []],
  courses: 0,
  activities: 0,
  portfolioItems: 0,
  awards: 0,
  researchProjects: 0,
};

/** Just enough of everything for all twelve sections. */
export const ALL_SECTIONS_ANSWERED: AnsweredProfile = {
  ...NOTHING_ANSWERED,
  firstName: 'Maya',
  lastName: 'Lin',
  streetAddress: '1 Elm Street',
  city: 'Columbus',
  state: 'OH',
  raceEthnicity: ['Prefer not to answer'],
  parentEducationLevel: 'Some college',
  intendedMajor: 'Business',
  careerGoals: ['Undecided'],
  preferences: [['Urban']],
  schoolName: 'Elm High',
  currentGradeLevel: '11th',
  graduationYear: 2028,
  gpaScale: '4.0',
  unweightedGpa: '3.7',
  actComposite: 29,
  honorsCourses: 2,
  activities: 1,
  portfolioItems: 1,
  awards: 1,
  researchProjects: 1,
};
