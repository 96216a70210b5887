import { type CollegeColumns } from '../college/college-columns.js';
import { type StudentMeasures } from './measure-student.js';

type Compute<Result> = (student: StudentMeasures, columns: CollegeColumns) => Result;

/** Computes once per student object, again when the columns change: lists need the result for every row. */
export function cachedPerStudent<Result>(compute: Compute<Result>): Compute<Result> {
  const cache = new WeakMap<StudentMeasures, { columns: CollegeColumns; result: Result }>();
  return (student, columns) => {
    const cached = cache.get(student);
    if (cached?.columns === columns) return cached.result;

    const result = compute(student, columns);
    cache.set(student, { columns, result });
    return result;
  };
}
