import { type AcademicAnswers } from '../academic/academic-answers.js';
import { type PersonalAnswers } from '../personal/personal-answers.js';
import { type AnsweredProfile, isAnswered, percentOf } from './answered-profile.js';

/** The 15 fields of the user profile: all but id, userId, createdAt and updatedAt. */
export const PERSONAL_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'dateOfBirth',
  'gender',
  'genderSelfDescribe',
  'streetAddress',
  'city',
  'state',
  'zipCode',
  'country',
  'raceEthnicity',
  'parentEducationLevel',
  'householdIncomeRange',
  'firstGenerationCollege',
] as const satisfies readonly (keyof PersonalAnswers)[];

/** The 29 fields of the academic profile: all but its id and the lists of courses, which are records of their own. */
export const ACADEMIC_FIELDS = [
  'currentGradeLevel',
  'graduationYear',
  'schoolName',
  'schoolState',
  'schoolType',
  'gpaScale',
  'unweightedGpa',
  'weightedGpa',
  'classRank',
  'classSize',
  'satTotal',
  'satMath',
  'satReadingWriting',
  'actComposite',
  'actEnglish',
  'actMath',
  'actReading',
  'actScience',
  'testPreference',
  'apCoursesTaken',
  'apCoursesPlanned',
  'honorsCourses',
  'dualEnrollmentCredits',
  'ibProgram',
  'ibDiplomaCandidate',
  'ibCasComplete',
  'ibHlCount',
  'ibSlCount',
  'ibAnticipatedScore',
] as const satisfies readonly (keyof AcademicAnswers)[];

type Field = (typeof PERSONAL_FIELDS)[number] | (typeof ACADEMIC_FIELDS)[number];
const FIELDS: readonly Field[] = [...PERSONAL_FIELDS, ...ACADEMIC_FIELDS];

/** Counts whose zero is not an answer: the form saves a blank one as zero. */
const ZERO_IS_NO_ANSWER: ReadonlySet<Field> = new Set<Field>([
  'apCoursesTaken',
  'apCoursesPlanned',
  'honorsCourses',
  'dualEnrollmentCredits',
  'ibHlCount',
  'ibSlCount',
  'ibAnticipatedScore',
]);

/** Asked of everyone, so "no" is an answer. The other yes-or-no fields only matter after a yes here. */
const NO_IS_AN_ANSWER: ReadonlySet<Field> = new Set<Field>(['ibProgram']);

/** How many fields of both profiles are filled. */
export interface AnsweredFields {
  readonly answered: number;
  readonly total: number;
  readonly percent: number;
  /** 100 minus `percent`. */
  readonly remaining: number;
}

export function answeredFields(profile: AnsweredProfile): AnsweredFields {
  const answered = FIELDS.filter((field) => isFilled(field, profile)).length;
  const percent = percentOf(answered, FIELDS.length);
  return { answered, total: FIELDS.length, percent, remaining: 100 - percent };
}

function isFilled(field: Field, profile: AnsweredProfile): boolean {
  const answer = profile[field];
  if (answer === 0) return !ZERO_IS_NO_ANSWER.has(field);
  if (answer === false) return NO_IS_AN_ANSWER.has(field);
  return isAnswered(answer);
}
