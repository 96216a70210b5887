import { assess, type Assessment } from '../../assess.js';
import { assuredRuleAt } from '../../college/admission/assured-rules.js';
import { type CollegeColumns } from '../../college/college-columns.js';
import { activitiesIndex } from '../../student/activities-score.js';
import { gradeIndex } from '../../student/grade-index.js';
import { measureStudent, type StudentMeasures } from '../../student/measure-student.js';
import { rigorIndex } from '../../student/rigor.js';
import { type GradeLevel } from '../../student/student-facts.js';
import { looksAtScores } from './contributions.js';

/** A step the student could take, and its effect at one college. */
export interface Improvement {
  readonly kind: 'improve';
  readonly factor: 'test' | 'grades' | 'rigor' | 'activities';
  /** The estimate after the step, a fraction of 1. */
  readonly chance: number;
  /** Percentage points gained, not rounded. */
  readonly gain: number;
  /** A sentence or two for the student, without the gain. */
  readonly words: string;
}

/** Nobody needs another test from `enough` on. */
const SAT = { enough: 1550, step: 50 } as const;
const ACT = { enough: 35, step: 2, most: 36 } as const;
/** On the 4.0 scale. */
const GPA = { most: 4, step: 0.1, leastStep: 0.02 } as const;
const COURSES_STEP = 2;
const ACTIVITIES = { most: 100, step: 10 } as const;

/**
 * Of the seven semesters that colleges see, the share still to come: an average can rise no further than straight A's in these
 * lift it. From 12th grade on grades and courses are settled.
 */
const SEMESTERS_TO_COME: Readonly<Record<GradeLevel, number>> = {
  '9th': 6 / 7,
  '10th': 4 / 7,
  '11th': 2 / 7,
  '12th': 0,
  Graduate: 0,
};
const SHARE_TO_COME_IF_UNKNOWN = 4 / 7;

type Step = readonly [factor: Improvement['factor'], improved: StudentMeasures, words: string];

/** Every step that is open to the student, the largest gain first. */
export function improvementsAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  { chance, chanceSource }: Assessment,
): readonly Improvement[] {
  if (chance === null) return [];
  const beforeApplying = shareToCome(student) > 0;
  const steps = [
    ...(looksAtScores(columns, row) ? testStep(student) : []),
    ...gradesStep(student),
    ...(beforeApplying ? [...rigorStep(student), ...activitiesStep(student)] : []),
  ];
  return steps
    .map(([factor, improved, words]): Improvement => {
      const after = assess(improved, columns, row);
      const begins = after.chanceSource === 'assured-admission' && chanceSource !== 'assured-admission';
      return {
        kind: 'improve',
        factor,
        chance: after.chance ?? chance,
        gain: 100 * ((after.chance ?? chance) - chance),
        words: begins ? `${words} ${ruleWords(columns, row)}` : words,
      };
    })
    .sort((a, b) => b.gain - a.gain);
}

/** A rule begins at an exact figure, so the estimate jumps there. */
function ruleWords(columns: CollegeColumns, row: number): string {
  const rule = assuredRuleAt(columns, row);
  return rule === null ? '' : `A rule begins there: residents with ${rule.words} are admitted.`;
}

function shareToCome({ facts: { gradeLevel } }: StudentMeasures): number {
  return gradeLevel === null ? SHARE_TO_COME_IF_UNKNOWN : SEMESTERS_TO_COME[gradeLevel];
}

/** For the test that counts. */
function testStep(student: StudentMeasures): Step[] {
  const { facts, testFrom } = student;
  if (testFrom === 'SAT' && facts.satTotal !== null && facts.satTotal < SAT.enough) {
    const satTotal = facts.satTotal + SAT.step;
    const words = `Raise your SAT from ${facts.satTotal} to ${satTotal}.`;
    return [['test', measureStudent({ ...facts, satTotal }), words]];
  }
  if (testFrom === 'ACT' && facts.actComposite !== null && facts.actComposite < ACT.enough) {
    const actComposite = Math.min(ACT.most, facts.actComposite + ACT.step);
    const words = `Raise your ACT from ${facts.actComposite} to ${actComposite}.`;
    return [['test', measureStudent({ ...facts, actComposite }), words]];
  }
  return [];
}

/** On the 4.0 scale, even if the school uses another. */
function gradesStep(student: StudentMeasures): Step[] {
  const { gpa, facts } = student;
  if (gpa === null) return [];
  const step = Math.min(GPA.step, shareToCome(student) * (GPA.most - gpa));
  const hundredths = Math.floor(100 * step + 1e-9);
  if (hundredths < 100 * GPA.leastStep) return [];
  const raised = gpa + hundredths / 100;
  const improved = { ...student, gpa: raised, grades: gradeIndex(raised, facts) };
  const asEntered = facts.gpaScale === GPA.most && facts.unweightedGpa !== null;
  const words = asEntered
    ? `Raise your GPA from ${decimals(gpa)} to ${decimals(raised)}.`
    : `Raise your GPA by about ${decimals(hundredths / 100)} on a 4.0 scale.`;
  return [['grades', improved, words]];
}

function rigorStep(student: StudentMeasures): Step[] {
  if (student.advancedCourses === null) return [];
  const advancedCourses = student.advancedCourses + COURSES_STEP;
  const improved = { ...student, advancedCourses, rigor: rigorIndex(advancedCourses) };
  return [['rigor', improved, 'Take two more AP courses, if your school offers them.']];
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
