import { clip } from '../../numeric/clip.js';
import { satFromAct } from '../../student/concordance.js';
import { type CollegeFacts } from '../college-facts.js';

/** The scores of admitted students, on the SAT scale. */
export interface TestSpread {
  readonly mean: number;
  readonly deviation: number;
  /** True when the college reports no quartiles and the mean comes from its other figures. */
  readonly imputed: boolean;
}

/** The spread where a college reports no quartiles, SAT points. */
const USUAL_DEVIATION = 105;
/** Summed section quartiles overstate the spread of the composite. */
const COMPOSITE_SHRINKAGE = 0.935;
/** Distance between the quartiles of a standard normal. */
const QUARTILE_DISTANCE = 1.349;

export function testSpread(college: CollegeFacts, admitRate: number): TestSpread {
  const quartiles = quartilesOf(college);
  if (quartiles === null)
    return { mean: imputedMean(college, admitRate), deviation: USUAL_DEVIATION, imputed: true };

  const [lower, upper] = quartiles;
  return {
    mean: (lower + upper) / 2,
    deviation: (COMPOSITE_SHRINKAGE * Math.max(0, upper - lower)) / QUARTILE_DISTANCE,
    imputed: false,
  };
}

/** The mean of the SAT and the ACT on the SAT scale, where both are reported; null where neither is. */
export const quartilesOf = (college: CollegeFacts): Quartiles | null =>
  meanQuartiles(satQuartiles(college), actQuartiles(college));

export type Quartiles = readonly [lower: number, upper: number];

function satQuartiles(college: CollegeFacts): Quartiles | null {
  const { satReading25, satReading75, satMath25, satMath75 } = college;
  if (satReading25 === null || satReading75 === null || satMath25 === null || satMath75 === null) return null;
  return [satReading25 + satMath25, satReading75 + satMath75];
}

function actQuartiles({ act25, act75 }: CollegeFacts): Quartiles | null {
  return act25 === null || act75 === null ? null : [satFromAct(act25), satFromAct(act75)];
}

function meanQuartiles(sat: Quartiles | null, act: Quartiles | null): Quartiles | null {
  if (sat === null) return act;
  return act === null ? sat : [(sat[0] + act[0]) / 2, (sat[1] + act[1]) / 2];
}

/** Weighted least squares over the colleges that report quartiles; residual deviation 70 SAT points. */
const MEAN_MODEL = {
  base: 819.6,
  perLogitOfAdmitRate: -20.3,
  perCompletionRate: 283.6,
  perRetentionRate: 379.9,
  perPellShare: -254.9,
  public: -11.4,
} as const;
/** Taken for figures that a college does not report. */
const USUAL = { completionRate: 0.5, retentionRate: 0.72, pellShare: 0.38 } as const;
/** The admit rate stays within these in the model. */
const RATE_IN_MODEL = { least: 0.02, most: 0.98 } as const;

function imputedMean(college: CollegeFacts, admitRate: number): number {
  return (
    MEAN_MODEL.base +
    MEAN_MODEL.perLogitOfAdmitRate * logit(clip(admitRate, RATE_IN_MODEL.least, RATE_IN_MODEL.most)) +
    MEAN_MODEL.perCompletionRate * (college.completionRate ?? USUAL.completionRate) +
    MEAN_MODEL.perRetentionRate * (college.retentionRate ?? USUAL.retentionRate) +
    MEAN_MODEL.perPellShare * (college.pellShare ?? USUAL.pellShare) +
    (college.control === 'public' ? MEAN_MODEL.public : 0)
  );
}

export function logit(p: number): number {
  return Math.log(p / (1 - p));
}
