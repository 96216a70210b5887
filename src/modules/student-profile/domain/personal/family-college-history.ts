import { type FieldProblem } from '#shared-kernel/domain/refusal.js';
import { lastGraduationYear } from '../academic/academic-rules.js';
import { type Changes } from '../changes.js';
import { AnswersRefused } from '../student-profile.errors.js';
import { type FamilyMemberAnswers } from './family-member.js';

export const MOST_RELATIVES = 20;

const FIRST_YEAR = 1900;

type Row = Omit<FamilyMemberAnswers, 'position'>;

/** A row as it is sent; one with the id of a stored row replaces that row. */
export type SentRow = Changes<Row> & { readonly id?: string | undefined };

/** The rows with anything in them. @throws AnswersRefused naming the rows as they were sent. */
export function enteredRows(rows: readonly SentRow[], now: Date): (Row & { id: string | null })[] {
  const problems = rows.flatMap((row, index) =>
    problemsOf(row, now).map(({ path, message }) => ({ path: `entries.${index}.${path}`, message })),
  );
  if (problems.length > 0) throw new AnswersRefused(problems);
  return rows
    .filter(hasAnything)
    .map(({ id = null, relation = null, college = null, degree = null, gradYear = null }) => {
      return { id, relation, college, degree, gradYear };
    });
}

function problemsOf(row: SentRow, now: Date): FieldProblem[] {
  return [missingRelation(row), impossibleYear(row, now)].filter((problem) => problem !== null);
}

function missingRelation(row: SentRow): FieldProblem | null {
  if (isGiven(row.relation) || !hasAnything(row)) return null;
  return { path: 'relation', message: 'Relation is required' };
}

function impossibleYear({ gradYear }: SentRow, now: Date): FieldProblem | null {
  const last = lastGraduationYear(now);
  if (!isGiven(gradYear) || (gradYear >= FIRST_YEAR && gradYear <= last)) return null;
  return { path: 'gradYear', message: `Graduation year must be between ${FIRST_YEAR} and ${last}` };
}

const hasAnything = ({ relation, college, degree, gradYear }: SentRow): boolean =>
  [relation, college, degree, gradYear].some(isGiven);

const isGiven = <Answer>(answer: Answer | null | undefined): answer is Answer =>
  answer !== null && answer !== undefined;
