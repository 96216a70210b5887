import { chanceAt } from '../assess.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { activitiesIndex } from '../student/activities-score.js';
import { gradeIndex } from '../student/grade-index.js';
import { measureStudent, type StudentMeasures } from '../student/measure-student.js';
import { rigorIndex } from '../student/rigor.js';

/** A step the student could take, and its effect at one college. */
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

const SAT = { most: 1600, step: 50 } as const;
const ACT = { most: 36, step: 2 } as const;
/** On the 4.0 scale. */
const GPA = { most: 4, step: 0.1 } as const;
const COURSES_STEP = 2;
const ACTIVITIES = { most: 100, step: 10 } as const;

type Step = readonly [factor: Improvement['factor'], improved: StudentMeasures, words: string];

/** Every step that the scales leave room for, the largest gain first. */
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

/** For the test that counts. */
function testStep(student: StudentMeasures): Step[] {
  const { facts, testFrom } = student;
  if (testFrom === 'SAT' && facts.satTotal !== null && facts.satTotal < SAT.most) {
    const satTotal = Math.min(SAT.most, facts.satTotal + SAT.step);
    const words = `Raise your SAT from ${facts.satTotal} to ${satTotal}.`;
    return [['test', measureStudent({ ...facts, satTotal }), words]];
  }
  if (testFrom === 'ACT' && facts.actComposite !== null && facts.actComposite < ACT.most) {
    const actComposite = Math.min(ACT.most, facts.actComposite + ACT.step);
    const words = `Raise your ACT from ${facts.actComposite} to ${actComposite}.`;
    return [['test', measureStudent({ ...facts, actComposite }), words]];
  }
  return [];
}

/** On the 4.0 scale, even if the school uses another. */
function gradesStep(student: StudentMeasures): Step[] {
  const { gpa, facts } = student;
  if (gpa === null || gpa >= GPA.most) return [];
  const raised = Math.min(GPA.most, gpa + GPA.step);
  const improved = { ...student, gpa: raised, grades: gradeIndex(raised, facts) };
  const asEntered = facts.gpaScale === GPA.most && facts.unweightedGpa !== null;
  const words = asEntered
    ? `Raise your GPA from ${decimals(gpa)} to ${decimals(raised)}.`
    : 'Raise your GPA by about a tenth of a point on a 4.0 scale.';
  return [['grades', improved, words]];
}

function rigorStep(student: StudentMeasures): Step[] {
  if (student.advancedCourses === null) return [];
  const advancedCourses = student.advancedCourses + COURSES_STEP;
  const improved = { ...student, advancedCourses, rigor: rigorIndex(advancedCourses) };
  return [['rigor', improved, 'Take two more AP courses.']];
}

function activitiesStep(student: StudentMeasures): Step[] {
  if (student.activities === null) return [];
  const activities = Math.min(ACTIVITIES.most, student.activities + ACTIVITIES.step);
  const improved = { ...student, activities, activitiesIndex: activitiesIndex(activities) };
  return [['activities', improved, 'Go deeper in one activity: lead it, or give it more time.']];
}

function decimals(gpa: number): string {
  const rounded = Math.round(100 * gpa) / 100;
  return Number.isInteger(rounded) ? rounded.toFixed(1) : String(rounded);
}
