import { type Finding } from '../reading/finding.js';
import { type Span } from '../text/manuscript.js';
import { type FindingKind, KINDS } from './kinds.js';

/** One finding, or none where there is no place to show. */
export const found = (
  kind: FindingKind,
  anchors: readonly Span[],
  facts: Finding['facts'] = {},
  weight = KINDS[kind].weight,
): Finding[] =>
  anchors.length === 0
    ? []
    : [{ kind, category: KINDS[kind].category, weight, anchors: [...anchors], facts }];
