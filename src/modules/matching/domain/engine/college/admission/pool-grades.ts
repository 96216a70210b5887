import { ramp } from '../../numeric/ramp.js';
import { type CollegeFacts } from '../college-facts.js';
import { publishedGradeLevel } from './published-grade-level.js';

/** The grade index among the applicants of one college. */
export interface PoolGrades {
  readonly mean: number;
  readonly deviation: number;
  /** Whether the college's own published grades count, or only those of similar colleges. */
  readonly fromPublished: boolean;
}

/** What the rest of the admission model says of the college. */
interface Admission {
  /** As `ordinaryShare` says. */
  readonly ordinary: number;
  /** How far only finished applications count as the pool, 0-1. */
  readonly finishedShare: number;
  readonly poolTestMean: number;
  readonly admittedLatentMean: number;
  /** Of grades and decisions. */
  readonly gradeDecisionCorrelation: number;
}

/** Below the first score a college counts as ordinary, above the second as selective by scores. SAT scale. */
const ORDINARY_SCORES = { until: 1150, none: 1300 } as const;
/** Between these admit rates a college turns from selective to ordinary, sooner where scores are ordinary. */
const ORDINARY_RATE = { from: 0.45, to: 0.65, earlierByScores: 0.15 } as const;

/**
 * Selective colleges: the center of the grades follows the pool's scores. Calibrated on outcomes.
 * Elsewhere the applicants' grades differ more (ACT's class of 2011: about 1.2 on this scale), and their center follows the
 * scores only a third as much: published grades of 230 enrolled classes.
 */
const SELECTIVE = { deviation: 0.87, base: -0.36, slope: 0.9 } as const;
const ORDINARY = { deviation: 1.1, base: 0.03, slope: 0.32 } as const;
/** The base over the finished applications of 144 ordinary colleges. */
const FINISHED_BASE = 0.09;
const TEST_CENTER = 1050;
const TEST_SCALE = 215;
/** A college's own grades beside the line over similar colleges. Admitted students with lower grades enroll more often. */
const OWN = { share: 0.67, weakerEnroll: 0.1 } as const;

/** It publishes admit rates by GPA, and the selective line fits them. */
const UNIVERSITY_OF_CALIFORNIA: readonly number[] = [
  110635, 110644, 110653, 110662, 445188, 110671, 110680, 110705, 110714,
];

export function poolGrades(college: CollegeFacts, admission: Admission): PoolGrades {
  const { ordinary } = admission;
  const deviation = SELECTIVE.deviation + (ORDINARY.deviation - SELECTIVE.deviation) * ordinary;
  const scores = (admission.poolTestMean - TEST_CENTER) / TEST_SCALE;
  const base = ORDINARY.base + (FINISHED_BASE - ORDINARY.base) * admission.finishedShare;
  const similar = base + ORDINARY.slope * scores;
  const published = publishedGradeLevel(college.publishedGrades);
  const gainBySelection = deviation * admission.gradeDecisionCorrelation * admission.admittedLatentMean;
  const fit =
    published === null
      ? similar
      : OWN.share * (published + OWN.weakerEnroll - gainBySelection) + (1 - OWN.share) * similar;
  return {
    mean: (1 - ordinary) * (SELECTIVE.base + SELECTIVE.slope * scores) + ordinary * fit,
    deviation,
    fromPublished: published !== null && ordinary > 0,
  };
}

/** 0 at selective colleges, 1 where ordinary students are admitted, between them a share of both. */
export function ordinaryShare({ unitId }: CollegeFacts, admitRate: number, admittedTestMean: number): number {
  if (UNIVERSITY_OF_CALIFORNIA.includes(unitId)) return 0;
  const earlier = ORDINARY_RATE.earlierByScores * ordinaryScores(admittedTestMean);
  return 1 - ramp(admitRate, ORDINARY_RATE.from - earlier, ORDINARY_RATE.to - earlier);
}

/** 1 where the scores of admitted students are ordinary, 0 where they are high. */
export function ordinaryScores(admittedTestMean: number): number {
  return ramp(admittedTestMean, ORDINARY_SCORES.until, ORDINARY_SCORES.none);
}
