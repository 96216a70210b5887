import { type CollegeColumns } from '../college/college-columns.js';
import { crowdedMajorOf } from '../college/admission/crowded-majors.js';
import { numberAt } from '../numeric/column.js';
import { type StudentMeasures } from '../student/measure-student.js';

/** From this standard deviation on, a crowded major says too little about the chance to count on it. */
const LEAST_DEVIATION = 0.1;

/** Whether the college may admit to the student's major separately: computing, engineering or nursing where many want them. */
export function isLimitedMajor(student: StudentMeasures, columns: CollegeColumns, row: number): boolean {
  const major = crowdedMajorOf(student.facts);
  if (major === null || major === 'arts') return false;
  return Math.sqrt(numberAt(columns.crowdedMajors[major].variance, row)) > LEAST_DEVIATION;
}
