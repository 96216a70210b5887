import { type FindingKind } from '../findings/kinds.js';
import { type EssayToJudge } from '../findings/essay-to-judge.js';
import { type Finding, type Strength } from '../reading/finding.js';
import { per100 } from '../reading/measures.js';
import { slipRate } from '../slips/slip-rate.js';

/** A short answer needs this share of everything. */
const SHARE_OF_A_SHORT_ANSWER = 0.6;

/** What the levels are made of. */
export interface Evidence {
  essay: EssayToJudge;
  strengths: readonly Strength[];
  /** From 0 to 1: how much of the prompt is answered. */
  fit: number;
  slipRate: number;
  /** Reflection is not what is asked for, or there is little room. */
  isLight: boolean;
  /** 1, or less for a short answer. */
  scale: number;
  /** From 0 to 1: how much can be pictured; for a college also how much of it is named. */
  vivid: number;
  has: (...kinds: FindingKind[]) => boolean;
  hasStockOpening: boolean;
  /** Places, up to `most`. */
  count: (kind: FindingKind, most: number) => number;
}

/** From 0 to 1: how near a value comes to what is full. */
export const upTo = (value: number, full: number): number => Math.min(1, Math.max(0, value / full));

export function evidenceOf(
  essay: EssayToJudge,
  findings: readonly Finding[],
  strengths: readonly Strength[],
  fit: number,
): Evidence {
  const { measures, isShort, isStory, brief } = essay;
  const scale = isShort ? SHARE_OF_A_SHORT_ANSWER : 1;
  const pictured =
    0.5 * upTo(measures.anchoredShare, 0.55 * scale) +
    0.5 * upTo(per100(measures, measures.concrete), 8 * scale);
  const named = brief.family === 'why-us' ? upTo(measures.particulars.length, 4) : 0;
  const places = (kind: FindingKind): number =>
    findings.filter((one) => one.kind === kind).reduce((sum, { anchors }) => sum + anchors.length, 0);

  return {
    essay,
    strengths,
    fit,
    slipRate: slipRate(essay.slips, measures.n),
    isLight: !isStory,
    scale,
    vivid: Math.max(pictured, named),
    has: (...kinds) => findings.some(({ kind }) => kinds.some((one) => one === kind)),
    hasStockOpening: findings.some(({ kind }) => kind.startsWith('opening-')),
    count: (kind, most) => Math.min(most, places(kind)),
  };
}
