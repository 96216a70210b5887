import { describe, expect, it } from 'vitest';
import { aCollege, NO_SCORES } from '../../testing/colleges.js';
import { WORKED_COLLEGES } from '../../testing/worked-colleges.js';
import { admissionModel } from './admission-model.js';
import { type CollegeFacts } from '../college-facts.js';

/** The columns are those of `measured` below. */
const TABLE = [
  [1542.5, 58.91, 0.5734, 1.8376, 2.2302, 0.8755, 2.494, 205.56, 1358.98, 0.9334],
  [1410.63, 105, 0.7235, 1.1922, 1.6812, 0.822, 3.8329, 232.96, 1296.63, 0.6724],
  [1512.5, 58.91, 0.6622, 1.3184, 1.7856, 0.8344, 2.4847, 210.43, 1338.17, 0.8463],
  [1395, 83.17, 0.8379, -0.0375, 0.7742, 0.6284, 4.2911, 225.88, 1310.25, 0.6386],
  [1204.11, 105, 0.9021, -1.3752, 0.1693, 0.2615, 3.8247, 228.69, 1190.03, 0.2575],
];
const DECIMALS = [2, 2, 4, 4, 4, 4, 4, 2, 2, 4];

const modelOf = (college: CollegeFacts) => admissionModel(college, college.admitRate ?? Number.NaN);
const modelWith = (but: Partial<CollegeFacts>) => modelOf(aCollege(but));

describe('the worked colleges', () => {
  it.each(TABLE.map((line, i) => [WORKED_COLLEGES[i]?.name ?? '', i, line] as const))(
    'measure %s',
    (_name, i, line) => {
      const college = WORKED_COLLEGES[i] ?? aCollege();
      const model = modelOf(college);

      const measured = [
        model.admittedTestMean,
        model.admittedTestDeviation,
        model.indexCorrelation,
        model.threshold,
        model.admittedLatentMean,
        model.admittedNarrowing,
        model.indexSpread,
        model.poolTestDeviation,
        model.poolTestMean,
        model.poolGradeMean,
      ].map((figure, column) => Number(figure.toFixed(DECIMALS[column])));

      expect(measured).toEqual(line);
    },
  );
});

describe('the score range of a college', () => {
  it('comes from the SAT alone where the ACT is not reported', () => {
    expect(modelWith({ act25: null }).admittedTestMean).toBe((1090 + 1280) / 2);
  });

  it('comes from the ACT alone where one SAT section is not reported', () => {
    expect(modelWith({ satMath25: null }).admittedTestMean).toBe((1140 + 1340) / 2);
  });

  it('is the mean of both where both are reported', () => {
    expect(modelWith({}).admittedTestMean).toBe(((1090 + 1140) / 2 + (1280 + 1340) / 2) / 2);
  });

  it('is imputed from the other figures where neither is reported', () => {
    const model = modelWith({ ...NO_SCORES, admitRate: 0.5 });
    expect(model).toMatchObject({ testImputed: true, admittedTestDeviation: 105 });
    expect(model.admittedTestMean).toBeCloseTo(819.6 + 283.6 * 0.6 + 379.9 * 0.8 - 254.9 * 0.3, 8);
  });

  it('is imputed even where those are missing', () => {
    const nothing = { ...NO_SCORES, completionRate: null, retentionRate: null, pellShare: null };
    expect(modelWith(nothing).admittedTestMean).toBeCloseTo(
      819.6 + 283.6 * 0.5 + 379.9 * 0.72 - 254.9 * 0.38,
      8,
    );
  });
});

describe('how a college decides', () => {
  it('follows the index less when it is selective', () => {
    expect(modelWith({ admitRate: 0.05 }).indexCorrelation).toBeLessThan(
      modelWith({ admitRate: 0.8 }).indexCorrelation,
    );
  });

  it('weighs grades more at a public college', () => {
    expect(modelWith({ control: 'public' }).gradesWeight).toBeGreaterThan(modelWith({}).gradesWeight);
    expect(modelWith({ control: 'private-for-profit' })).toEqual(modelWith({}));
  });

  it.each([
    ['of the arts by its Carnegie class', { carnegieClass: 30 }],
    ['that gives half of its awards in the arts, whatever its class', { programShares: { '50': 0.51 } }],
  ])('follows the index far less at a college %s, where portfolios and auditions decide', (_name, but) => {
    const { indexCorrelation, academicCorrelation } = modelWith({ carnegieClass: 18, ...but });
    expect(indexCorrelation).toBeCloseTo(0.4 * academicCorrelation);
  });

  it('gives scores almost no weight where they are not considered', () => {
    const { testWeight, gradesWeight } = modelWith({ testPolicy: 'not-considered' });
    expect(testWeight / gradesWeight).toBeCloseTo(0.06 / 1.9, 10);
  });

  it('weighs scores as if required where the policy is not reported', () => {
    expect(modelWith({ testPolicy: null })).toEqual(modelWith({ testPolicy: 'required' }));
  });

  it.each([0.0005, 0.01, 0.5, 0.99, 1])('is finite throughout at an admit rate of %d', (admitRate) => {
    const figures = Object.values(modelWith({ admitRate })).filter((figure) => typeof figure === 'number');
    expect(figures.every(Number.isFinite)).toBe(true);
  });
});
