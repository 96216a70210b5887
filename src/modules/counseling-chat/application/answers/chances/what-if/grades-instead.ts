import { type WhatIfChanges } from '../../../../domain/conversation/changes.js';
import { phrase, type Said } from '../../../../domain/figures/figure.js';
import { own } from '../../../../domain/figures/own-figures.js';
import { printed } from '../../../../domain/figures/print.js';
import { type WhatIf } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { valueOf } from '../../chance-words.js';

const STEP = 0.1;
const FELT = 1;
const HIGHEST = 4;

/** Where a tenth of a grade point does more than the score that was supposed, that is worth knowing. Null elsewhere. */
export async function gradesInstead(
  at: WhatIf,
  changes: WhatIfChanges,
  tools: TurnTools,
): Promise<Said[] | null> {
  const isTest = changes.satTotal !== undefined || changes.actComposite !== undefined;
  if (!isTest || at.gained === null || valueOf(at.gained) < FELT) return null;
  const gpa = await gpaOnFour(tools);
  if (gpa === null || gpa >= HIGHEST) return null;
  const unweightedGpa = Math.min(HIGHEST, Math.round(10 * (gpa + STEP)) / 10);
  const found = await tools.use('what_if', { colleges: [at.college.id], changes: { unweightedGpa } });
  const gained = found.ok ? (found.data[0]?.gained ?? null) : null;
  if (gained === null || valueOf(gained) <= valueOf(at.gained)) return null;
  const raised = own('gpa', unweightedGpa.toFixed(1), 'gpa');
  return [
    'A help, but your grades carry more there:',
    phrase`a ${raised} would add about ${printed(gained)}.`,
  ];
}

async function gpaOnFour(tools: TurnTools): Promise<number | null> {
  const profile = await tools.use('my_profile', {});
  if (!profile.ok) return null;
  const valueIn = (answer: string) => profile.data.figures.find((figure) => figure.answer === answer)?.value;
  const gpa = valueIn('unweightedGpa');
  return gpa == null || Number(valueIn('gpaScale') ?? HIGHEST) !== HIGHEST ? null : Number(gpa);
}
