import { prepareColleges } from '../src/modules/matching/domain/engine/index.js';
import { CHANCE_PROPERTIES } from '../src/modules/matching/domain/engine/testing/chance-properties.js';
import { seededStudents } from '../src/modules/matching/domain/engine/testing/seeded-students.js';
import { readRelease } from './matching-release.js';

const STUDENTS = 200;
const MOST_SHOWN = 20;

const colleges = readRelease();
if (colleges === null) {
  console.error('No scorecard-institutions.csv.gz: set SCORECARD_DATA_DIR to the folder that holds it.');
  process.exit(1);
}

const columns = prepareColleges(colleges, 'fall 2023');
const students = seededStudents(STUDENTS);
console.log(`${students.length} students at ${columns.count} colleges. A chance ...`);
for (const { words, violations } of CHANCE_PROPERTIES) {
  const started = performance.now();
  let count = 0;
  for (const violation of violations(students, columns)) {
    if (++count <= MOST_SHOWN) console.log(`    ${violation}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${count === 0 ? 'holds ' : 'BROKEN'} ${words}: ${count} violations (${seconds} s)`);
  if (count > 0) process.exitCode = 1;
}
