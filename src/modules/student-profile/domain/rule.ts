import { type FieldProblem } from '#shared-kernel/domain/refusal.js';
import { AnswersRefused } from './student-profile.errors.js';

/** Checks the answers as they would be after the save; null when they follow the rule. */
export type Rule<Answers> = (answers: Answers, now: Date) => FieldProblem | null;

/** @throws AnswersRefused with every rule that is broken. */
export function requireAll<Answers>(rules: readonly Rule<Answers>[], answers: Answers, now: Date): void {
  const problems = rules.map((rule) => rule(answers, now)).filter((problem) => problem !== null);
  if (problems.length > 0) throw new AnswersRefused(problems);
}
