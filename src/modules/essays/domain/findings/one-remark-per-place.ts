import { type Finding } from '../reading/finding.js';
import { type Span } from '../text/manuscript.js';
import { type FindingKind } from './kinds.js';
import { overlaps } from './places.js';

/** Kinds that mark a phrase; the others speak of a sentence, a paragraph or the whole. */
const OF_PHRASES: ReadonlySet<string> = new Set<FindingKind>([
  'trait-claim',
  'telling',
  'vague',
  'vague-impact',
  'platitude',
  'cliche',
  'interchangeable',
  'sweeping',
  'putdown',
  'bragging',
  'savior',
  'blame',
  'announced',
  'filler',
  'formula-ending',
  'hopeful-ending',
  'repeated-word',
  'inflated',
  'intensifiers',
]);

export const isOfPhrase = ({ kind }: Pick<Finding, 'kind'>): boolean =>
  OF_PHRASES.has(kind) || kind.startsWith('opening-');

/** Of phrases that overlap, the weightier finding keeps the place. */
export function oneRemarkPerPlace(findings: readonly Finding[]): Finding[] {
  const left = new Map<Finding, Span[]>();
  const taken: Span[] = [];
  for (const finding of findings.filter(isOfPhrase).toSorted(weightiestFirst)) {
    const free = finding.anchors.filter((place) => !overlaps(place, taken));
    left.set(finding, free);
    taken.push(...free);
  }
  return findings
    .map((finding) => ({ ...finding, anchors: left.get(finding) ?? finding.anchors }))
    .filter(({ anchors }) => anchors.length > 0);
}

const weightiestFirst = (a: Finding, b: Finding): number =>
  b.weight - a.weight || (a.anchors[0]?.start ?? 0) - (b.anchors[0]?.start ?? 0);
