import { type Assessment } from '../../assess.js';
import { type CollegeColumns } from '../../college/college-columns.js';
import { type CollegeFacts } from '../../college/college-facts.js';
import { type StudentMeasures } from '../../student/measure-student.js';

/** Something to know before trusting an estimate. */
export interface Warning {
  readonly code:
    | 'test-required'
    | 'first-years-only'
    | 'few-grades-like-these'
    | 'open-admission-limits'
    | 'assured-admission'
    | 'limited-major'
    | 'early-decision-assumed'
    | 'early-decision-adds-nothing'
    | 'early-action'
    | 'complete-application'
    | 'mostly-unknown'
    | 'test-range-estimated'
    | 'farther-than-wished'
    | 'from-abroad'
    | 'church-members'
    | 'tuition-exchange';
  /** A sentence or two for the student. */
  readonly words: string;
}

/** One student at one college. */
export interface Case {
  readonly student: StudentMeasures;
  readonly college: CollegeFacts;
  readonly columns: CollegeColumns;
  readonly row: number;
  readonly assessment: Assessment;
}
