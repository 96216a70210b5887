import { type FieldProblem, Refusal } from '#shared-kernel/domain/refusal.js';

/** Criteria that no college could be weighed by. Lists every problem. */
export class SelectionCriteriaRefused extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'matching.selection-criteria-refused';

  constructor(override readonly problems: readonly FieldProblem[]) {
    super(problems[0]?.message ?? 'Please check what you chose and try again.');
  }
}
