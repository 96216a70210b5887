import {
  type CollegeExplanation,
  type CollegeMatch,
  type CollegeOutlook,
  type SearchIncomeBand,
} from '#modules/college-catalogue/contracts/index.js';
import {
  assess,
  balancedList,
  type Category,
  categoryOf,
  explain,
  type Explanation,
  matchOrder,
  measureStudent,
  type NextStep,
  nextSteps,
  netPrices,
  rankAll,
  type Ranked,
  sketch,
  type StudentFacts,
  type StudentMeasures,
} from '../domain/engine/index.js';
import { explanationOf, matchOf } from './college-match.js';
import { type PreparedRelease } from './current-release.js';
import { RecentlyUsed } from '#shared-kernel/domain/recently-used.js';

/** Some pages of a search. */
const REMEMBERED_MATCHES = 200;

/** As the catalogue counts them. */
const CATEGORY_CODES: Readonly<Record<Category, number>> = { reach: 0, target: 1, safety: 2 };
const NO_CATEGORY = 255;

/** What colleges are sorted and chosen by. */
interface Standing {
  readonly match: Float32Array;
  readonly chance: Float32Array;
  readonly category: Uint8Array;
}

/** A college of the balanced list, with everything the engine says of it. */
export interface Recommended {
  readonly unitId: number;
  readonly explanation: Explanation;
  readonly match: CollegeMatch;
}

/** What more the student could tell, the most telling first. */
export interface WhatIsMissing {
  /** The student's own list, or every college that could stand in one. */
  readonly lookedAt: 'list' | 'candidates';
  readonly colleges: number;
  /** False with neither grades nor scores: there are no ranges yet. */
  readonly enoughToEstimate: boolean;
  readonly steps: readonly NextStep[];
}

/** What every college of a release is for one student, from one version of the profile. Works out what is asked for. */
export class StudentMatches implements CollegeOutlook {
  private readonly student: StudentMeasures;
  private readonly described = new RecentlyUsed<number, CollegeMatch | null>(REMEMBERED_MATCHES);
  private list: readonly number[] | undefined;
  private standing: Standing | undefined;
  private prices: Float32Array | undefined;
  private missing: WhatIsMissing | undefined;

  constructor(
    readonly profileVersion: number,
    private readonly facts: StudentFacts,
    private readonly release: PreparedRelease,
    private readonly declined: readonly NextStep['answer'][] = [],
  ) {
    this.student = measureStudent(facts);
  }

  get releaseVersion(): string {
    return this.release.version;
  }

  get unitIds(): Int32Array {
    return this.release.columns.unitIds;
  }

  get homeState(): string | null {
    return this.facts.homeState;
  }

  get incomeBand(): SearchIncomeBand | null {
    return this.facts.incomeBand;
  }

  match(): Float32Array | null {
    return this.student.enoughToEstimate ? this.ranked().match : null;
  }

  chance(): Float32Array | null {
    return this.student.enoughToEstimate ? this.ranked().chance : null;
  }

  category(): Uint8Array | null {
    return this.student.enoughToEstimate ? this.ranked().category : null;
  }

  netPrice(): Float32Array {
    return (this.prices ??= netPrices(this.facts, this.release.columns));
  }

  knows(unitId: number): boolean {
    return this.release.columns.rowOf.has(unitId);
  }

  /** Null without grades and scores, for a college that tells too little, and for one that is not in the release. */
  at(unitId: number): CollegeMatch | null {
    const known = this.described.get(unitId);
    if (known !== undefined) return known;

    const match = this.student.enoughToEstimate ? this.onRow(unitId, sketch, matchOf) : null;
    this.described.set(unitId, match);
    return match;
  }

  categoryAt(unitId: number): Category | null {
    return this.student.enoughToEstimate ? this.onRow(unitId, assess, ({ category }) => category) : null;
  }

  /** Null for a college that is not in the release. */
  explain(unitId: number): CollegeExplanation | null {
    return this.onRow(unitId, explain, (explanation) => explanationOf(explanation, this.facts));
  }

  /** The balanced list, reaches first, the best first within each category. Empty without grades and scores. */
  recommended(): readonly number[] {
    return (this.list ??= this.balanced());
  }

  recommendedInFull(): readonly Recommended[] {
    return this.recommended().flatMap((unitId) => {
      const explanation = this.onRow(unitId, explain, (found) => found);
      const match = explanation === null ? null : matchOf(explanation);
      return explanation === null || match === null ? [] : [{ unitId, explanation, match }];
    });
  }

  /**
   * What each answer still missing would change: at the colleges of the list, or without a list at every college
   * that could stand in one and has an admit rate.
   */
  whatIsMissing(): WhatIsMissing {
    return (this.missing ??= this.missingAt(this.recommended()));
  }

  private missingAt(list: readonly number[]): WhatIsMissing {
    const { columns } = this.release;
    const rows =
      list.length > 0
        ? list.flatMap((unitId) => columns.rowOf.get(unitId) ?? [])
        : [...columns.listable].filter((row) => !Number.isNaN(columns.admitRate[row]));
    const steps = nextSteps(this.student, columns, rows).filter(
      ({ answer }) => !this.declined.includes(answer),
    );
    const { enoughToEstimate } = this.student;
    return {
      lookedAt: list.length > 0 ? 'list' : 'candidates',
      colleges: rows.length,
      enoughToEstimate,
      steps,
    };
  }

  private balanced(): readonly number[] {
    const { columns } = this.release;
    const ranked = rankAll(this.student, columns);
    this.keep(ranked);
    const { reach, target, safety } = balancedList(this.student, columns, ranked);
    return [...reach, ...target, ...safety].flatMap((row) => columns.facts[row]?.unitId ?? []);
  }

  private ranked(): Standing {
    return this.standing ?? this.keep(rankAll(this.student, this.release.columns));
  }

  /**
   * Half as exact, half as large: enough to sort by, and kept for every student who is around. Categories come from the chances
   * in full, for half as exact some would cross a border.
   */
  private keep(ranked: Ranked): Standing {
    return (this.standing = {
      match: matchOrder(ranked),
      chance: Float32Array.from(ranked.chance),
      category: Uint8Array.from(ranked.chance, (chance) =>
        Number.isNaN(chance) ? NO_CATEGORY : CATEGORY_CODES[categoryOf(chance)],
      ),
    });
  }

  private onRow<Found, Answer>(
    unitId: number,
    ask: (student: StudentMeasures, columns: PreparedRelease['columns'], row: number) => Found,
    answer: (found: Found) => Answer,
  ): Answer | null {
    const row = this.release.columns.rowOf.get(unitId);
    return row === undefined ? null : answer(ask(this.student, this.release.columns, row));
  }
}
