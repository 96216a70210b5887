import { type CollegeColumns } from '../college/college-columns.js';
import { type StudentMeasures } from './measure-student.js';

type Worked<Made> = (student: StudentMeasures, columns: CollegeColumns) => Made;

/**
 * What follows from one student and one release, worked out when first asked for and kept as long as the student is: a list
 * asks for it at each of its rows.
 */
export function oncePer<Made>(workOut: Worked<Made>): Worked<Made> {
  const kept = new WeakMap<StudentMeasures, { columns: CollegeColumns; made: Made }>();
  return (student, columns) => {
    const known = kept.get(student);
    if (known?.columns === columns) return known.made;

    const made = workOut(student, columns);
    kept.set(student, { columns, made });
    return made;
  };
}
