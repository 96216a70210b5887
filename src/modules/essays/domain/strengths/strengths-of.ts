import { overlaps } from '../findings/places.js';
import { isSlip } from '../findings/slip-kinds.js';
import { type EssayToJudge } from '../findings/essay-to-judge.js';
import { type FindingKind } from '../findings/kinds.js';
import { type Finding, type Strength } from '../reading/finding.js';
import { clearSentences } from './clear-sentences.js';
import { care, detail, doubt, doing, scenes, turn } from './told.js';
import { echo, opening, particular, rhythm, speech } from './shaped.js';

/** These speak of the essay as a whole: their place is only where they begin. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set<FindingKind>([
  'short-of-room',
  'under-minimum',
  'over-limit',
  'one-block',
  'long-paragraph',
  'no-reflection',
  'thin-reflection',
  'no-scene',
  'off-prompt',
  'no-particulars',
  'other-focus',
  'team-focus',
  'same-start',
]);

const CAPITALS = /Capital|capital/;

const isOfCapitalOrMark = ({ kind, facts }: Finding): boolean =>
  kind === 'punctuation' || (isSlip({ kind }) && CAPITALS.test(String(facts['rule'])));

/**
 * Places worth praising, the best first. What was remarked on is not praised, and neither are words with a slip in them: praise
 * would say that they are right as they stand. A missing capital or mark takes nothing from a picture. None found: none claimed.
 */
export function strengthsOf(essay: EssayToJudge, findings: readonly Finding[]): Strength[] {
  const clear = clearSentences(essay, findings);
  const all = [
    ...scenes(clear),
    ...doubt(clear),
    ...turn(clear),
    ...doing(clear),
    ...detail(clear),
    ...speech(essay, findings),
    ...echo(essay),
    ...opening(essay, findings),
    ...particular(essay),
    ...rhythm(essay),
    ...care(clear, essay.text),
  ];

  const remarked = findings
    .filter((one) => !OF_THE_WHOLE.has(one.kind) && !isOfCapitalOrMark(one))
    .flatMap(({ anchors }) => anchors);
  const kept: Strength[] = [];
  for (const strength of all.toSorted((a, b) => b.weight - a.weight)) {
    const taken = [...remarked, ...kept.map(({ anchor }) => anchor)];
    if (!overlaps(strength.anchor, taken)) kept.push(strength);
  }
  return kept;
}
