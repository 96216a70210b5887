import { filled } from '../comments/template.js';
import { templateFor } from '../comments/template-for.js';
import { WONDER_TEMPLATES } from '../comments/wonder-templates.js';
import { type FindingKind } from '../findings/kinds.js';
import { isOfPhrase } from '../findings/one-remark-per-place.js';
import { overlaps } from '../findings/places.js';
import { isSlip } from '../findings/slip-kinds.js';
import { type Finding, type Strength } from '../reading/finding.js';
import { type Manuscript } from '../text/manuscript.js';
import { anchorOf, insideQuotes, withoutHangingEnd, withoutLooseEnd } from './anchors.js';
import { type LineComment } from './review.js';

const MOST_COMMENTS = 12;
const MOST_SLIPS = 5;
const MOST_OTHER_PLACES = 10;
/** A comment with many places comes a little earlier. */
const MOST_EXTRA_WEIGHT = 3;
/** With less to ask, curious questions are added. */
const FEWEST_COMMENTS = 3;

/** They quote how a sentence begins. */
const BEGINNINGS: ReadonlySet<string> = new Set<FindingKind>([
  'thin-reflection',
  'wandering',
  'said-twice',
  'abstract-run',
  'resume-list',
  'generic-passage',
  'long-sentence',
  'other-focus',
  'no-scene',
  'no-reflection',
]);

interface Weighed {
  comment: LineComment;
  weight: number;
}

/** One comment for each kind of finding, and for each rule of a slip; the weightiest first. */
export function commentsOf(
  manuscript: Manuscript,
  findings: readonly Finding[],
  strengths: readonly Strength[],
): LineComment[] {
  const comments = gathered(findings).flatMap((finding) => commentOn(manuscript, finding));
  const kept = chosen(comments).map(({ comment }) => comment);
  const wonders = strengths.flatMap((strength) => wonderAt(manuscript, strength));
  return [...kept, ...wonders.slice(0, Math.max(0, FEWEST_COMMENTS - kept.length))];
}

/** Findings of a kind are one remark with all their places. */
function gathered(findings: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(findings, ({ kind, facts }) =>
    kind === 'grammar' || kind === 'punctuation' ? `${kind} ${facts['rule']}` : kind,
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const anchors = [...first.anchors];
    for (const place of others.flatMap((other) => other.anchors)) {
      if (!overlaps(place, anchors)) anchors.push(place);
    }
    return [{ ...first, anchors }];
  });
}

function commentOn(manuscript: Manuscript, finding: Finding): Weighed[] {
  const template = templateFor(finding);
  const places = finding.anchors.map((place) => {
    if (BEGINNINGS.has(finding.kind)) return withoutHangingEnd(manuscript, place);
    return isOfPhrase(finding) ? withoutLooseEnd(manuscript, place) : place;
  });
  const [first, ...others] = places.map((place) => anchorOf(manuscript, place));
  if (template === undefined || first === undefined) return [];

  const note = String(finding.facts['note'] ?? '')
    .replace(/\.$/, '')
    .replaceAll('`', '');
  const values = { ...finding.facts, note, q: insideQuotes(first.quote) };
  const comment: LineComment = {
    ...first,
    kind: finding.kind,
    category: finding.category,
    tone: isSlip(finding) ? 'fix' : 'question',
    message: filled(template.message, values),
    suggestion: filled(template.question, values),
    why: template.why,
    alsoAt: others.slice(0, MOST_OTHER_PLACES),
  };
  return [{ comment, weight: finding.weight + Math.min(MOST_EXTRA_WEIGHT, others.length) }];
}

/** At most five slips; a student with many questions to answer gets none beyond twelve in all. */
function chosen(comments: readonly Weighed[]): Weighed[] {
  const ordered = comments.toSorted(weightiestFirst);
  const slips = ordered.filter(({ comment }) => comment.tone === 'fix').slice(0, MOST_SLIPS);
  const questions = ordered.filter(({ comment }) => comment.tone !== 'fix');
  return [...questions.slice(0, MOST_COMMENTS - slips.length), ...slips].toSorted(weightiestFirst);
}

const weightiestFirst = (a: Weighed, b: Weighed): number =>
  b.weight - a.weight || a.comment.start - b.comment.start || (a.comment.kind < b.comment.kind ? -1 : 1);

function wonderAt(manuscript: Manuscript, { kind, category, anchor }: Strength): LineComment[] {
  const template = WONDER_TEMPLATES[kind];
  if (template === undefined) return [];
  const place = anchorOf(manuscript, anchor);
  return [
    {
      ...place,
      kind: 'wonder',
      category,
      tone: 'wonder',
      message: filled(template.message, { q: insideQuotes(place.quote) }),
      suggestion: template.question,
      why: template.why,
      alsoAt: [],
    },
  ];
}
