import { applicantOf } from '../src/modules/matching/domain/engine/chance/applicant.js';
import {
  balancedList,
  measureStudent,
  newRanked,
  percentWords,
  prepareColleges,
  rangeWords,
  rankAll,
  UNKNOWN_STUDENT,
} from '../src/modules/matching/domain/engine/index.js';
import { preferencesOf } from '../src/modules/matching/domain/engine/match/preferences.js';
import { P2, WORKED_PROFILES } from '../src/modules/matching/domain/engine/testing/worked-profiles.js';
import { compare } from './matching-compare.js';
import { barePass, top50 } from './matching-reference.js';
import { readRelease } from './matching-release.js';

const rows = readRelease();
if (rows === null) {
  console.error('No scorecard-institutions.csv.gz: set SCORECARD_DATA_DIR to the folder that holds it.');
  process.exit(1);
}

const started = performance.now();
const columns = prepareColleges(rows, 'fall 2023');
console.log(`${columns.count} colleges prepared in ${(performance.now() - started).toFixed(0)} ms`);
console.log(`${columns.listable.length} of them can be in a balanced list`);

const student = measureStudent(P2);
const applicant = applicantOf(student, columns);
const preferences = preferencesOf(student, columns);
const ranked = newRanked(columns.count);
const chance = new Float64Array(columns.count);
const match = new Float64Array(columns.count);
const interval = { low: new Float64Array(columns.count), high: new Float64Array(columns.count) };

rankAll(student, columns, ranked);
barePass(applicant, preferences, columns, chance, match, interval);
console.log(`largest difference to the bare pass: ${largestDifference().toExponential(1)}`);

const bare = () => {
  barePass(applicant, preferences, columns, chance, match, null);
  return top50(match);
};
const bareWithInterval = () => {
  barePass(applicant, preferences, columns, chance, match, interval);
  return top50(match);
};
const matchTop50 = () => top50(rankAll(measureStudent(P2), columns, ranked).match);
const matchList = () => {
  const measured = measureStudent(P2);
  return balancedList(measured, columns, rankAll(measured, columns, ranked));
};

console.log('\none student against the full file (must 3x, goal 1.3x of the bare pass)');
compare('rank all, top 50    / bare pass, top 50               ', matchTop50, bare);
compare('rank all, list      / bare pass, top 50               ', matchList, bare);
compare('rank all, top 50    / bare pass with interval, top 50 ', matchTop50, bareWithInterval);
compare('rank all, list      / bare pass with interval, top 50 ', matchList, bareWithInterval);

console.log('\nan empty profile: how far the chance is from the admit rate (at most .013)');
const empty = rankAll(measureStudent(UNKNOWN_STUDENT), columns);
const worst = [...columns.facts.keys()]
  .map((row) => ({ row, gap: Math.abs((empty.chance[row] ?? 0) - (columns.admitRate[row] ?? 0)) }))
  .filter(({ gap }) => !Number.isNaN(gap))
  .sort((a, b) => b.gap - a.gap);
console.log(
  `${worst.length} colleges with a rate; worst ${worst[0]?.gap.toFixed(4)} at ${nameOf(worst[0]?.row)}`,
);

console.log('\nbalanced lists');
for (const [name, facts] of Object.entries(WORKED_PROFILES)) {
  const measured = measureStudent(facts);
  const { reach, target, safety } = balancedList(measured, columns, rankAll(measured, columns));
  console.log(`${name}: ${reach.length} reach, ${target.length} target, ${safety.length} safety`);
}

console.log('\nP2');
const list = matchList();
for (const category of ['reach', 'target', 'safety'] as const) {
  for (const row of list[category]) {
    const range = rangeWords(ranked.low[row] ?? 0, ranked.high[row] ?? 0);
    const estimate = percentWords(ranked.chance[row] ?? 0);
    const state = columns.facts[row]?.state ?? '';
    console.log(
      `${category.padEnd(7)} ${state} ${nameOf(row).padEnd(55)} ${range} (${estimate})  ${Math.round(ranked.match[row] ?? 0)}`,
    );
  }
}

if ((worst[0]?.gap ?? 0) > 0.013) process.exitCode = 1;

function nameOf(row: number | undefined): string {
  return row === undefined ? '' : (columns.facts[row]?.name ?? '');
}

function largestDifference(): number {
  let most = 0;
  for (let row = 0; row < columns.count; row++) {
    const pairs = [
      [ranked.chance[row], chance[row]],
      [ranked.low[row], interval.low[row]],
      [ranked.high[row], interval.high[row]],
      [(ranked.match[row] ?? 0) / 100, (match[row] ?? 0) / 100],
    ];
    for (const [ours = 0, theirs = 0] of pairs) {
      const gap = Math.abs(ours - theirs);
      if (Number.isNaN(ours) !== Number.isNaN(theirs)) return Number.POSITIVE_INFINITY;
      if (gap > most) most = gap;
    }
  }
  return most;
}
