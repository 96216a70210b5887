import { type ExtractedFact } from '../../domain/conversation/changes.js';
import { type Proposal } from '../../domain/conversation/dialogue-state.js';
import { type ProposedChange, type ProposedSave } from '../../application/tools/tool-results.js';
import { type ToolCall } from '../../application/tools/turn-tools.js';

interface Offered {
  readonly pending: Proposal;
  readonly facts: readonly ExtractedFact[];
}

/** What the model offered last, which the student’s yes would do. */
export function proposalIn(calls: readonly ToolCall[]): Offered | null {
  for (const { name, result } of calls.toReversed()) {
    if (!result.ok) continue;
    if (name === 'propose_profile_change') {
      const { changes, facts } = result.data as ProposedChange;
      return { pending: { kind: 'profile', changes }, facts };
    }
    if (name === 'propose_save') {
      const { colleges, category } = result.data as ProposedSave;
      return { pending: { kind: 'save', colleges: colleges.map(({ id }) => id), category }, facts: [] };
    }
  }
  return null;
}
