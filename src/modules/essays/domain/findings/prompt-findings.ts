import { type PromptFit } from '../prompts/fit-to-prompt.js';
import { type Finding } from '../reading/finding.js';
import { found } from './found.js';
import { beginning } from './places.js';
import { type EssayToJudge } from './essay-to-judge.js';

/** Whatever the sentence around it says, the student looked it up. */
const NAMES_A_PLACE =
  /\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )*(?:Center|Centre|Institute|Lab|Laboratory|Program|Project|Museum|Observatory|Fellowship|Collective|Orchestra|Ensemble)\b/u;

/** The heart of what the prompt asks for is missing. */
export function promptFindings({ brief, manuscript }: EssayToJudge, { missing }: PromptFit): Finding[] {
  if (missing === null) return [];
  const start = beginning(manuscript.sentences[0]);
  return brief.family === 'why-us'
    ? found('no-particulars', NAMES_A_PLACE.test(manuscript.text) ? [] : start)
    : found('off-prompt', start, { family: brief.family });
}

/** However many of its words an essay holds, it does not answer more than this. */
const MOST_ANSWERED = { 'wrong-college': 0.55, 'two-colleges': 0.6 };

/** How much of the prompt is answered, from 0 to 1. */
export const answeredShare = ({ fit }: PromptFit, findings: readonly Finding[]): number =>
  Object.entries(MOST_ANSWERED).reduce(
    (share, [kind, most]) => (findings.some((one) => one.kind === kind) ? Math.min(share, most) : share),
    fit,
  );
