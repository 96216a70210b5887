import { NO_CODE } from '../../numeric/column.js';
import { type AdmissionModel } from './admission-model.js';
import { assuredRuleOf } from './assured-rules.js';
import { type CollegeFacts } from '../college-facts.js';
import { CROWDED_MAJORS, crowdedMajorEffect, type CrowdedMajor } from './crowded-majors.js';
import { NO_EFFECT, type Effect } from './effect.js';
import { residenceEffects, type ResidenceEffects } from './residence.js';

/** One figure of an `Effect` each, by college. NaN without an admit rate. */
export interface EffectColumns {
  readonly shift: Float64Array;
  readonly variance: Float64Array;
}

/** What a chance is computed from, one row per college; NaN where no chance is estimated. Columns of `AdmissionModel` carry its names. */
export interface ChanceColumns {
  readonly admitRate: Float64Array;
  readonly finishedRate: Float64Array;
  readonly mostChance: Float64Array;
  readonly indexCorrelation: Float64Array;
  readonly threshold: Float64Array;
  readonly testWeight: Float64Array;
  readonly gradesWeight: Float64Array;
  readonly activitiesWeight: Float64Array;
  readonly rigorWeight: Float64Array;
  readonly poolTestMean: Float64Array;
  readonly poolTestDeviation: Float64Array;
  readonly poolGradeMean: Float64Array;
  readonly poolGradeDeviation: Float64Array;
  /** Scores of the admitted, SAT scale. */
  readonly admittedTestMean: Float64Array;
  /** 1 where the grade level comes in part from grades the college publishes itself. */
  readonly gradesPublished: Uint8Array;
  /** Mean and standard deviation of the admitted on the index. */
  readonly admittedMean: Float64Array;
  readonly admittedDeviation: Float64Array;
  /** Variance added to the index where the college's scores are imputed, else 0. */
  readonly imputationNoise: Float64Array;
  /** On the scale of the latent score: colleges differ, admit rates move from year to year, and some count unfinished applications. */
  readonly collegeVariance: Float64Array;
  /** Per squared unit of how differently schools grade. */
  readonly gradingVariance: Float64Array;

  readonly resident: EffectColumns;
  readonly otherState: EffectColumns;
  readonly unknownState: EffectColumns;
  readonly crowdedMajors: Readonly<Record<CrowdedMajor, EffectColumns>>;
  /** For a major that is not crowded anywhere. */
  readonly ordinaryMajor: EffectColumns;
  readonly earlyDecisionShift: Float64Array;
  /** Position in `ASSURED_RULES`, or `NO_CODE`. */
  readonly assuredRule: Uint8Array;
}

/** Variance added to the index where the college's scores are imputed. Calibrated. */
const IMPUTED_TEST_VARIANCE = 0.13;
/** Colleges with the same figures decide differently. Calibrated. */
const COLLEGE_SPREAD = 0.3;
/** One-year changes of the admit rate between two releases, 1,407 colleges: their deviation on the normal scale. */
const YEARLY_CHANGE = { least: 0.06, perRate: 0.28, mostRate: 0.5 } as const;
/** At private colleges; in line with the published "worth about 100 SAT points". It buys nothing where most are admitted. */
const EARLY_DECISION = { most: 0.55, nothingFrom: 0.6 } as const;

interface Admitting {
  readonly college: CollegeFacts;
  readonly model: AdmissionModel | null;
}

export function chanceColumns(colleges: readonly Admitting[]): ChanceColumns {
  const of = (figure: (model: AdmissionModel, college: CollegeFacts) => number) =>
    Float64Array.from(colleges, ({ model, college }) =>
      model === null ? Number.NaN : figure(model, college),
    );
  const effects = (effect: (model: AdmissionModel, college: CollegeFacts) => Effect): EffectColumns => ({
    shift: of((model, college) => effect(model, college).shift),
    variance: of((model, college) => effect(model, college).variance),
  });
  const byResidence = (which: keyof ResidenceEffects) =>
    effects(({ admitRate, mostChance }, college) => residenceEffects(college, admitRate, mostChance)[which]);
  const crowded = (major: CrowdedMajor) =>
    effects(({ admitRate }, college) => crowdedMajorEffect(major, college, admitRate));
  const [computing, engineering, nursing, arts] = CROWDED_MAJORS;

  return {
    admitRate: of((model) => model.admitRate),
    finishedRate: of((model) => model.finishedRate),
    mostChance: of((model) => model.mostChance),
    indexCorrelation: of((model) => model.indexCorrelation),
    threshold: of((model) => model.threshold),
    testWeight: of((model) => model.testWeight),
    gradesWeight: of((model) => model.gradesWeight),
    activitiesWeight: of((model) => model.activitiesWeight),
    rigorWeight: of((model) => model.rigorWeight),
    poolTestMean: of((model) => model.poolTestMean),
    poolTestDeviation: of((model) => model.poolTestDeviation),
    poolGradeMean: of((model) => model.poolGradeMean),
    poolGradeDeviation: of((model) => model.poolGradeDeviation),
    admittedTestMean: of((model) => model.admittedTestMean),
    gradesPublished: Uint8Array.from(colleges, ({ model }) => Number(model?.gradesPublished ?? false)),
    admittedMean: of((model) => model.academicCorrelation * model.admittedLatentMean),
    admittedDeviation: of((model) => Math.sqrt(1 - model.academicCorrelation ** 2 * model.admittedNarrowing)),
    imputationNoise: of((model) => (model.testImputed ? IMPUTED_TEST_VARIANCE : 0)),
    collegeVariance: of(
      ({ admitRate, finishedDeviation }) =>
        COLLEGE_SPREAD ** 2 + yearlyChange(admitRate) ** 2 + finishedDeviation ** 2,
    ),
    gradingVariance: of(gradingVariance),

    resident: byResidence('resident'),
    otherState: byResidence('other'),
    unknownState: byResidence('unknown'),
    crowdedMajors: {
      computing: crowded(computing),
      engineering: crowded(engineering),
      nursing: crowded(nursing),
      arts: crowded(arts),
    },
    ordinaryMajor: effects(() => NO_EFFECT),
    earlyDecisionShift: of(({ admitRate }, { control }) =>
      control === 'public'
        ? 0
        : EARLY_DECISION.most * Math.max(0, 1 - admitRate / EARLY_DECISION.nothingFrom),
    ),
    assuredRule: Uint8Array.from(colleges, ({ college }) => assuredRuleOf(college.unitId) ?? NO_CODE),
  };
}

function yearlyChange(admitRate: number): number {
  return YEARLY_CHANGE.least + YEARLY_CHANGE.perRate * Math.min(admitRate, YEARLY_CHANGE.mostRate);
}

function gradingVariance({ indexCorrelation, gradesWeight, poolGradeDeviation }: AdmissionModel): number {
  const perUnit = (indexCorrelation * gradesWeight) / poolGradeDeviation;
  return perUnit ** 2 / (1 - indexCorrelation ** 2);
}
