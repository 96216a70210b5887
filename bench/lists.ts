import {
  balancedList,
  type CollegeColumns,
  explain,
  measureStudent,
  percentWords,
  prepareColleges,
  priceWords,
  rangeWords,
  rankAll,
  startingPoints,
  type StudentFacts,
  wayIn,
} from '../src/modules/matching/domain/engine/index.js';
import { LIST_STUDENTS } from './list-students.js';
import { MORE_LIST_STUDENTS } from './more-list-students.js';
import { SEASON_LIST_STUDENTS } from './season-list-students.js';
import { UNUSUAL_LIST_STUDENTS } from './unusual-list-students.js';
import { brokenRules, hasTwoSafeHomePublics } from './list-rules.js';
import { randomStudents } from '../src/modules/matching/domain/engine/testing/random-students.js';
import { readRelease } from './matching-release.js';

const CATEGORIES = ['reach', 'target', 'safety'] as const;

const rows = readRelease();
if (rows === null) {
  console.error('No scorecard-institutions.csv.gz: set SCORECARD_DATA_DIR to the folder that holds it.');
  process.exit(1);
}
const columns = prepareColleges(rows, 'fall 2023');
const wanted = process.argv[2] ?? '';
for (const [name, facts] of Object.entries({
  ...LIST_STUDENTS,
  ...MORE_LIST_STUDENTS,
  ...UNUSUAL_LIST_STUDENTS,
  ...SEASON_LIST_STUDENTS,
}))
  if (name.includes(wanted)) printList(name, facts, columns);

const SWEEP = 200;
const broken = randomStudents(SWEEP).flatMap((facts) => brokenRules(facts, columns));
console.log(`\n${SWEEP} students of every kind: ${broken.length} broken rules`);
for (const each of broken.slice(0, 20)) console.log(`  ${each}`);
const forSafeHomes = randomStudents(SWEEP).filter((facts) => !hasTwoSafeHomePublics(facts, columns));
console.log(
  `with three or more safe public colleges of the home state, two are listed: ${forSafeHomes.length} exceptions`,
);
if (broken.length + forSafeHomes.length > 0) process.exitCode = 1;

/** Every line that the student would read. */
function printList(name: string, facts: StudentFacts, colleges: CollegeColumns): void {
  const student = measureStudent(facts);
  const ranked = rankAll(student, colleges);
  const list = balancedList(student, colleges, ranked);
  const all = CATEGORIES.flatMap((category) => list[category]);
  const counted = (keeps: (row: number) => boolean) => all.filter(keeps).length;
  const home = counted((row) => colleges.facts[row]?.state === facts.homeState);
  const open = counted((row) => colleges.facts[row]?.control === 'public');
  console.log(`\n## ${name}: ${all.length} colleges, ${home} in the home state, ${open} public`);
  for (const category of CATEGORIES) {
    for (const row of list[category]) console.log(`${category.padEnd(6)} ${lineOf(row)}`);
  }
  if (all.length === 0) {
    for (const row of startingPoints(student, colleges, ranked)) console.log(`begin  ${lineOf(row)}`);
  }
  for (const { words } of list.shortfalls) console.log(`       ${words}`);
  const way = wayIn(student, colleges, list);
  if (way !== null) console.log(`       ${way.leads ? 'FIRST ' : ''}${way.words}`);

  function lineOf(row: number): string {
    const { assessment, netPrice, why } = explain(student, colleges, row);
    const { chance, low, high, match } = assessment;
    const college = colleges.facts[row];
    const estimate =
      assessment.chanceSource === 'major-admits-separately'
        ? 'no rate for the major'
        : !assessment.enoughToEstimate || chance === null
          ? 'no chance yet'
          : `${percentWords(chance)} (${rangeWords(low ?? 0, high ?? 1)})`;
    return [
      `${college?.state ?? ''} ${college?.name ?? ''}`.padEnd(52),
      estimate.padEnd(22),
      `match ${match === null ? '-' : Math.round(match)}`,
      priceWords(netPrice),
      why,
    ].join(' | ');
  }
}
