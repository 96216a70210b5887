import { type Fit } from '../prompts/fit.js';
import { type Finding } from '../reading/finding.js';
import { found } from './found.js';
import { beginning } from './places.js';
import { type ReadEssay } from './read-essay.js';

/** Below this it is too early to say. */
const SHORTEST = 50;
/** The core of an answer is missing when less than this share of it is there. */
const CORE_IS_THERE = 0.34;

/** The heart of what the prompt asks for is missing. */
export function promptFindings({ measures, brief, manuscript }: ReadEssay, { slots }: Fit): Finding[] {
  if (measures.n < SHORTEST) return [];

  const missing = slots.find(({ slot, strength }) => slot.core === true && strength < CORE_IS_THERE);
  if (missing === undefined) return [];
  const start = beginning(manuscript.sentences[0]);
  return brief.family === 'why-us'
    ? found('no-particulars', start)
    : found('off-prompt', start, { family: brief.family, slot: missing.slot.id });
}

/** However many of its words an essay holds, it does not answer more than this. */
const MOST_WITH = { 'off-prompt': 0.45, 'wrong-college': 0.55, 'two-colleges': 0.6 };

/** How much of the prompt is answered, from 0 to 1. */
export const answeredShare = ({ fit }: Fit, findings: readonly Finding[]): number =>
  Object.entries(MOST_WITH).reduce(
    (share, [kind, most]) => (findings.some((one) => one.kind === kind) ? Math.min(share, most) : share),
    fit,
  );
