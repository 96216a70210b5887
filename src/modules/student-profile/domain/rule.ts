import { type FieldProblem } from '#shared-kernel/domain/refusal.js';
import { AnswersRefused } from './student-profile.errors.js';

/** One sentence about the answers as they would be after the save; null when it holds. */
export type Rule<Answers> = (answers: Answers, now: Date) => FieldProblem | null;

/** @throws AnswersRefused naming every rule that does not hold. */
export function insist<Answers>(rules: readonly Rule<Answers>[], answers: Answers, now: Date): void {
  const problems = rules.map((rule) => rule(answers, now)).filter((problem) => problem !== null);
  if (problems.length > 0) throw new AnswersRefused(problems);
}
