import { type AcademicAnswers } from '../academic/academic-answers.js';
import { type PersonalAnswers } from '../personal/personal-answers.js';

type OrNull<Answers> = { readonly [Field in keyof Answers]: Answers[Field] | null };

/**
 * The answers that decide how complete a profile is, of records that may not have been saved yet.
 * Null or an empty list is "never entered".
 */
export interface AnsweredProfile extends OrNull<PersonalAnswers>, OrNull<AcademicAnswers> {
  readonly intendedMajor: string | null;
  readonly careerGoals: readonly string[];
  /** The seven lists of preferences, from college type to cost and outcome. */
  readonly preferences: readonly (readonly string[])[];
  /** Courses listed, taken or planned, IB courses among them. */
  readonly courses: number;
  readonly activities: number;
  readonly portfolioItems: number;
  readonly awards: number;
  readonly researchProjects: number;
}

export const isAnswered = (answer: unknown): boolean =>
  Array.isArray(answer) ? answer.length > 0 : answer !== null && answer !== '';

/** A share as a whole percent. */
export const percentOf = (part: number, whole: number): number => Math.round((100 * part) / whole);
