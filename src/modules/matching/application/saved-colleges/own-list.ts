import {
  balancedList,
  type BalancedList,
  type CollegeColumns,
  type CollegeFacts,
  type ListCriteria,
  meetsCriteria,
  NO_CRITERIA,
  rankAll,
  type Shortfall,
  startingPoints,
  type StudentMeasures,
  wayIn,
  whyThisCollege,
} from '../../domain/engine/index.js';

/** What the student does not want to see in the balanced list. */
export interface ListLimits {
  readonly criteria: ListCriteria;
  /** Unit ids. */
  readonly notInterestedIn: readonly number[];
}

export const NO_LIMITS: ListLimits = { criteria: NO_CRITERIA, notInterestedIn: [] };

/** Colleges by unit id. */
export interface ListAdvice {
  readonly shortfalls: readonly Shortfall[];
  readonly wayIn: { readonly unitId: number; readonly leads: boolean; readonly words: string } | null;
  readonly startingPoints: readonly { readonly unitId: number; readonly why: string }[];
}

/** The balanced list of one student within what they want to see. Made when first needed. */
export class OwnList {
  private made: BalancedList | undefined;

  constructor(
    private readonly student: StudentMeasures,
    private readonly columns: CollegeColumns,
    private readonly limits: ListLimits,
  ) {}

  /** Unit ids, reaches first, the best first within each category. Empty without grades and scores. */
  unitIds(): readonly number[] {
    const { reach, target, safety } = this.balanced();
    return [...reach, ...target, ...safety].flatMap((row) => this.columns.facts[row]?.unitId ?? []);
  }

  /** What is missing from the list and where else to look; before grades and scores, where to begin. */
  advice(): ListAdvice {
    const { student, columns } = this;
    const way = wayIn(student, columns, this.balanced());
    const begin = student.enoughToEstimate ? [] : startingPoints(student, columns, rankAll(student, columns));
    return {
      shortfalls: this.balanced().shortfalls,
      wayIn: way && { unitId: columns.unitIds[way.row] ?? 0, leads: way.leads, words: way.words },
      startingPoints: begin.map((row) => ({
        unitId: columns.unitIds[row] ?? 0,
        why: whyThisCollege(student, columns, row),
      })),
    };
  }

  private balanced(): BalancedList {
    return (this.made ??= balancedList(
      this.student,
      this.columns,
      rankAll(this.student, this.columns),
      this.leftOut(),
    ));
  }

  /** Rows of the colleges that the student does not want, or that are outside the ranges they set. */
  private leftOut(): ReadonlySet<number> {
    return new Set([...rowsOf(this.columns, this.limits.notInterestedIn), ...this.outsideCriteria()]);
  }

  private outsideCriteria(): number[] {
    const { limits, student, columns } = this;
    if (limits.criteria === NO_CRITERIA) return [];
    const meets = (college: CollegeFacts) => meetsCriteria(college, limits.criteria, student.facts.homeState);
    return [...columns.listable].filter((row) => {
      const college = columns.facts[row];
      return college !== undefined && !meets(college);
    });
  }
}

/** Leaves out colleges that are not in the catalogue. */
export const rowsOf = ({ rowOf }: CollegeColumns, unitIds: readonly number[]): readonly number[] =>
  unitIds.flatMap((unitId) => rowOf.get(unitId) ?? []);
