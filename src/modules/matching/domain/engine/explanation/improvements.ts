import { chanceAt } from '../assess.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { activitiesIndex } from '../student/activities-score.js';
import { gradeIndex } from '../student/grade-index.js';
import { measureStudent, type StudentMeasures } from '../student/measure-student.js';
import { rigorIndex } from '../student/rigor.js';

/** One step a student could take, and what it would do at one college. */
export interface Improvement {
  readonly kind: 'improve';
  readonly factor: 'test' | 'grades' | 'rigor' | 'activities';
  /** The estimate after the step, a fraction of 1. */
  readonly chance: number;
  /** Percentage points gained, not rounded. */
  readonly gain: number;
  /** A sentence for the student, without the gain. */
  readonly words: string;
}

type Step = readonly [factor: Improvement['factor'], improved: StudentMeasures, words: string];

/** Every step there is room for, the most gainful first, however little it gains. */
export function improvementsAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  chance: number,
): readonly Improvement[] {
  return [...testStep(student), ...gradesStep(student), ...rigorStep(student), ...activitiesStep(student)]
    .map(([factor, improved, words]): Improvement => {
      const after = chanceAt(improved, columns, row) ?? chance;
      return { kind: 'improve', factor, chance: after, gain: 100 * (after - chance), words };
    })
    .sort((a, b) => b.gain - a.gain);
}

/** On the test that counts: 50 points of SAT or 2 of ACT, as far as the scale goes. */
function testStep(student: StudentMeasures): Step[] {
  const { facts, testFrom } = student;
  if (testFrom === 'SAT' && facts.satTotal !== null && facts.satTotal < 1600) {
    const satTotal = Math.min(1600, facts.satTotal + 50);
    const words = `Raise your SAT from ${facts.satTotal} to ${satTotal}.`;
    return [['test', measureStudent({ ...facts, satTotal }), words]];
  }
  if (testFrom === 'ACT' && facts.actComposite !== null && facts.actComposite < 36) {
    const actComposite = Math.min(36, facts.actComposite + 2);
    const words = `Raise your ACT from ${facts.actComposite} to ${actComposite}.`;
    return [['test', measureStudent({ ...facts, actComposite }), words]];
  }
  return [];
}

/** A tenth of a point on the 4.0 scale, whatever scale the school uses. */
function gradesStep(student: StudentMeasures): Step[] {
  const { gpa, facts } = student;
  if (gpa === null || gpa >= 4) return [];
  const raised = Math.min(4, gpa + 0.1);
  const improved = { ...student, gpa: raised, grades: gradeIndex(raised, facts) };
  const asEntered = facts.gpaScale === 4 && facts.unweightedGpa !== null;
  const words = asEntered
    ? `Raise your GPA from ${decimals(gpa)} to ${decimals(raised)}.`
    : 'Raise your GPA by about a tenth of a point on a 4.0 scale.';
  return [['grades', improved, words]];
}

function rigorStep(student: StudentMeasures): Step[] {
  if (student.advancedCourses === null) return [];
  const advancedCourses = student.advancedCourses + 2;
  const improved = { ...student, advancedCourses, rigor: rigorIndex(advancedCourses) };
  return [['rigor', improved, 'Take two more AP courses.']];
}

function activitiesStep(student: StudentMeasures): Step[] {
  if (student.activities === null) return [];
  const activities = Math.min(100, student.activities + 10);
  const improved = { ...student, activities, activitiesIndex: activitiesIndex(activities) };
  return [['activities', improved, 'Go deeper in one activity: lead it, or give it more time.']];
}

function decimals(gpa: number): string {
  const rounded = Math.round(100 * gpa) / 100;
  return Number.isInteger(rounded) ? rounded.toFixed(1) : String(rounded);
}
