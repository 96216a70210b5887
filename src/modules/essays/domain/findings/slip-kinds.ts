import { type Finding } from '../reading/finding.js';
import { type FindingKind } from './kinds.js';

const SLIP_KINDS: ReadonlySet<string> = new Set<FindingKind>([
  'spelling',
  'grammar',
  'punctuation',
  'comma-splice',
  'tense-shift',
]);

export const isSlip = ({ kind }: Pick<Finding, 'kind'>): boolean => SLIP_KINDS.has(kind);
