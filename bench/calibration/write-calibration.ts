import { writeFileSync } from 'node:fs';
import { assess, measureStudent, prepareColleges } from '../../src/modules/matching/domain/engine/index.js';
import { methodCheck } from '../../src/modules/matching/domain/engine/testing/method-check.js';
import { readRelease } from '../matching-release.js';
import { publishedRates, type PublishedRate } from './published-rates.js';

const TARGET = new URL('../../web/src/features/family-guides/calibration/calibration.json', import.meta.url);

const colleges = readRelease();
if (colleges === null) {
  console.error('No scorecard-institutions.csv.gz: set SCORECARD_DATA_DIR to the folder that holds it.');
  process.exit(1);
}

const { rates, leftOut } = publishedRates(colleges);
const rows = rates.map(comparisonOf);
const kinds = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, ofKind]) => ({
  kind,
  ...summaryOf(ofKind),
}));

const calibration = {
  written: new Date().toISOString().slice(0, 10),
  methodCheck: methodCheck(),
  leftOut,
  all: summaryOf(rows),
  kinds,
  rows,
};
writeFileSync(TARGET, `${JSON.stringify(calibration, null, 2)}\n`);
console.table(kinds);
console.log(calibration.all, `${leftOut} left out`);

interface Comparison {
  readonly kind: string;
  readonly college: string;
  readonly year: string;
  readonly group: string;
  readonly published: number;
  readonly low: number;
  readonly estimate: number;
  readonly high: number;
}

function comparisonOf({ kind, college, year, group, rate, student }: PublishedRate): Comparison {
  const { chance, low, high } = assess(measureStudent(student), prepareColleges([college]), 0);
  return {
    kind,
    college: college.name,
    year,
    group,
    published: rounded(rate),
    low: rounded(low ?? Number.NaN),
    estimate: rounded(chance ?? Number.NaN),
    high: rounded(high ?? Number.NaN),
  };
}

/** Errors in percentage points: of the estimate, its mean up or down, its mean size; and the share of rates within the range. */
function summaryOf(comparisons: readonly Comparison[]) {
  const mean = (value: (each: Comparison) => number) =>
    comparisons.reduce((sum, each) => sum + value(each), 0) / comparisons.length;
  return {
    count: comparisons.length,
    meanError: rounded(100 * mean(({ estimate, published }) => estimate - published), 1),
    meanSize: rounded(100 * mean(({ estimate, published }) => Math.abs(estimate - published)), 1),
    withinRange: rounded(
      mean(({ low, published, high }) => Number(low <= published && published <= high)),
      2,
    ),
  };
}

function rounded(value: number, decimals = 3): number {
  return Number(value.toFixed(decimals));
}
