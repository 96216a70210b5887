import {
  type CollegeColumns,
  type NextStep,
  nextSteps,
  type StudentMeasures,
} from '../../domain/engine/index.js';
import { rowsOf } from '../saved-colleges/own-list.js';

/** The student's missing answers, the one with the largest effect first. */
export interface WhatIsMissing {
  /** The student's recommendations, or every college that could be recommended. */
  readonly examined: 'list' | 'candidates';
  readonly colleges: number;
  /** False with neither grades nor scores: there are no ranges yet. */
  readonly enoughToEstimate: boolean;
  readonly steps: readonly NextStep[];
}

/**
 * What each missing answer would change: at the colleges of the list, or without any at every college that could be recommended
 * and has an admit rate.
 */
export function whatIsMissing(
  student: StudentMeasures,
  columns: CollegeColumns,
  list: readonly number[],
  declined: readonly NextStep['answer'][],
): WhatIsMissing {
  const rows =
    list.length > 0
      ? rowsOf(columns, list)
      : [...columns.listable].filter((row) => !Number.isNaN(columns.admitRate[row]));
  return {
    examined: list.length > 0 ? 'list' : 'candidates',
    colleges: rows.length,
    enoughToEstimate: student.enoughToEstimate,
    steps: nextSteps(student, columns, rows).filter(({ answer }) => !declined.includes(answer)),
  };
}
