import { type FieldProblem } from '#shared-kernel/domain/refusal.js';
import { type Changes } from '../changes.js';
import { type Rule } from '../rule.js';
import { type PersonalAnswers } from './personal-answers.js';

const MINIMUM_AGE_YEARS = 13;

/** Answers that may be missing at first, but cannot be cleared once given. */
export const REQUIRED_ANSWERS = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  dateOfBirth: 'Date of birth is required',
} as const;

const REQUIRED_FIELDS = ['firstName', 'lastName', 'email', 'dateOfBirth'] as const;

/** A record without them may be saved; clearing one is refused. */
export const clearedAnswers = (before: PersonalAnswers, changes: Changes<PersonalAnswers>): FieldProblem[] =>
  REQUIRED_FIELDS.filter((field) => changes[field] === null && before[field] !== null).map((path) => ({
    path,
    message: REQUIRED_ANSWERS[path],
  }));

export const declinedRaceAlone = ({ raceEthnicity }: Changes<PersonalAnswers>): FieldProblem[] =>
  raceEthnicity && raceEthnicity.length > 1 && raceEthnicity.includes('Prefer not to answer')
    ? [{ path: 'raceEthnicity', message: 'Choose “Prefer not to answer” alone, or what describes you' }]
    : [];

/** Dates compare as text: both are YYYY-MM-DD. */
export const bornInThePast: Rule<PersonalAnswers> = ({ dateOfBirth }, now) => {
  if (dateOfBirth === null || (dateOfBirth >= '1900-01-01' && dateOfBirth <= dayOf(now))) return null;
  return { path: 'dateOfBirth', message: 'Please check your date of birth' };
};

export function isUnderThirteen({ dateOfBirth }: PersonalAnswers, now: Date): boolean {
  return dateOfBirth !== null && !isAtLeast(MINIMUM_AGE_YEARS, dateOfBirth, now);
}

export const isAtLeast = (years: number, dateOfBirth: string, now: Date): boolean =>
  dateOfBirth <= `${String(now.getUTCFullYear() - years)}${dayOf(now).slice(4)}`;

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
