import {
  type NetPrices,
  type SearchIncomeBand,
  type StudentEstimate,
  type StudentView,
} from '#modules/college-catalogue/contracts/index.js';
import { type CollegeExplanation, type CollegeMatch, type SupposedAnswers } from '../../contracts/index.js';
import {
  ABROAD,
  assess,
  betterForLess,
  type BetterForLess,
  type Category,
  type CollegeFacts,
  distancesFromHome,
  type EarningsInMajor,
  explain,
  type Explanation,
  findSafeties,
  type GivenUp,
  measureStudent,
  type Missing,
  type NetPrice,
  netPriceOf,
  type NextStep,
  rankAll,
  type SafetyWishes,
  type StudentFacts,
  type StudentMeasures,
  summarize,
} from '../../domain/engine/index.js';
import { explanationOf, matchOf } from './college-match.js';
import { type PreparedColleges } from './current-colleges.js';
import { KeptPerCollege } from './kept-per-college.js';
import { netPricesFor } from './net-prices-for.js';
import { type ListAdvice, type ListLimits, NO_LIMITS, OwnList, rowsOf } from '../saved-colleges/own-list.js';
import { predictionWords, type PredictionWords } from '../predictions/prediction-words.js';
import { SearchEstimates } from './search-estimates.js';
import { withSupposed } from './supposed-answers.js';
import { whatIsMissing, type WhatIsMissing } from './what-is-missing.js';

/** A college of the balanced list with its full explanation. */
export interface Recommended {
  readonly unitId: number;
  readonly explanation: Explanation;
  readonly match: CollegeMatch;
}

/** What a student could have in place of a college. */
export interface BetterInstead {
  readonly colleges: readonly (BetterForLess & { readonly unitId: number })[];
  readonly missing: readonly Missing[];
}

/** Enough to compute the same matches elsewhere. */
export interface MatchingFacts {
  readonly profileVersion: number;
  readonly catalogueVersion: string;
  readonly admissionsTerm: string | null;
  readonly student: StudentFacts;
  readonly colleges: readonly CollegeFacts[];
}

/** Every college for one student, from one profile version and one catalogue version. Computed when first needed. */
export class StudentMatches implements StudentView {
  private readonly student: StudentMeasures;
  private readonly list: OwnList;
  private readonly described = new KeptPerCollege((unitId) =>
    this.hasEstimates ? this.onRow(unitId, summarize, matchOf) : null,
  );
  private readonly words = new KeptPerCollege((unitId) => this.onRow(unitId, explain, predictionWords));
  private listed: readonly number[] | undefined;
  private estimates: SearchEstimates | undefined;
  private prices: NetPrices | undefined;
  private missing: WhatIsMissing | undefined;

  constructor(
    readonly profileVersion: number,
    private readonly facts: StudentFacts,
    private readonly colleges: PreparedColleges,
    private readonly declined: readonly NextStep['answer'][] = [],
    private readonly limits: ListLimits = NO_LIMITS,
  ) {
    this.student = measureStudent(facts);
    this.list = new OwnList(this.student, colleges.columns, limits);
  }

  /** The matches as if these answers were stored. */
  ifChanged(supposed: SupposedAnswers): StudentMatches {
    const facts = withSupposed(this.facts, supposed);
    return new StudentMatches(this.profileVersion, facts, this.colleges, this.declined, this.limits);
  }

  get catalogueVersion(): string {
    return this.colleges.catalogueVersion;
  }

  get homeState(): string | null {
    return this.facts.homeState === ABROAD ? null : this.facts.homeState;
  }

  get incomeBand(): SearchIncomeBand | null {
    return this.facts.incomeBand;
  }

  /** Four-digit CIP code without the dot. */
  get major(): string | null {
    return this.facts.majorCip4;
  }

  get hasEstimates(): boolean {
    return this.student.enoughToEstimate;
  }

  estimateOf(unitId: number): StudentEstimate | null {
    const row = this.colleges.columns.rowOf.get(unitId);
    if (row === undefined || !this.hasEstimates) return null;
    return (this.estimates ??= new SearchEstimates(this.student, this.colleges.columns)).at(row);
  }

  netPriceOf(unitId: number): number | null {
    return (this.prices ??= netPricesFor(this.facts, this.colleges.columns)).netPriceOf(unitId);
  }

  /** From the home's ZIP area, else from the middle of the home state and 0 in it; null where either place is not known. */
  milesTo(unitId: number): number | null {
    const row = this.colleges.columns.rowOf.get(unitId);
    if (row === undefined || this.homeState === null) return null;
    const isPlaced = this.colleges.columns.facts[row]?.latitude !== null;
    if (!isPlaced) return null;
    return Math.round(distancesFromHome(this.student, this.colleges.columns).milesTo(row));
  }

  /**
   * Another income stands in for the student's own, for this price only; null is an income that is not known. Null for a college
   * that is not in the catalogue.
   */
  priceAt(unitId: number, incomeBand?: SearchIncomeBand | null): NetPrice | null {
    const payer = incomeBand === undefined ? this.facts : { ...this.facts, incomeBand, needsAid: null };
    const college = this.colleges.columns.facts[this.colleges.columns.rowOf.get(unitId) ?? -1];
    return college === undefined ? null : netPriceOf(college, payer);
  }

  /** What the matches are computed from. Leaves out a college that is not in the catalogue. */
  factsOf(unitIds: readonly number[]): MatchingFacts {
    const { catalogueVersion, columns } = this.colleges;
    return {
      profileVersion: this.profileVersion,
      catalogueVersion,
      admissionsTerm: columns.admissionsTerm,
      student: this.facts,
      colleges: unitIds.flatMap((unitId) => columns.facts[columns.rowOf.get(unitId) ?? -1] ?? []),
    };
  }

  knows(unitId: number): boolean {
    return this.colleges.columns.rowOf.has(unitId);
  }

  /** Null without grades and scores, and for a college that reports too little or is not in the catalogue. */
  at(unitId: number): CollegeMatch | null {
    return this.described.at(unitId);
  }

  categoryAt(unitId: number): Category | null {
    return this.hasEstimates ? this.onRow(unitId, assess, ({ category }) => category) : null;
  }

  /** Null for a college that is not in the catalogue. */
  explain(unitId: number): CollegeExplanation | null {
    return this.onRow(unitId, explain, (explanation) => explanationOf(explanation, this.facts));
  }

  /** What speaks for a recommended college and what the student can still do. Null for one that is not in the catalogue. */
  wordsAt(unitId: number): PredictionWords | null {
    return this.words.at(unitId);
  }

  /** Whether the student said that this college does not interest them. */
  hides(unitId: number): boolean {
    return this.limits.notInterestedIn.includes(unitId);
  }

  /** The balanced list, reaches first, the best first within each category. Empty without grades and scores. */
  recommended(): readonly number[] {
    return (this.listed ??= this.list.unitIds());
  }

  /** Unit ids, the best first. */
  safeties(
    wishes: SafetyWishes,
    wanted: number,
    saved: readonly number[],
  ): { readonly unitIds: readonly number[]; readonly gaveUp: readonly GivenUp[] } {
    const { columns } = this.colleges;
    const { rows, gaveUp } = findSafeties(
      this.student,
      columns,
      rankAll(this.student, columns),
      new Set(rowsOf(columns, [...saved, ...this.limits.notInterestedIn])),
      wishes,
      wanted,
    );
    return { unitIds: rows.flatMap((row) => columns.facts[row]?.unitId ?? []), gaveUp };
  }

  /** Null for a college that is not in the catalogue. */
  betterForLess(unitId: number, earnings: EarningsInMajor): BetterInstead | null {
    const { columns } = this.colleges;
    const row = columns.rowOf.get(unitId);
    if (row === undefined) return null;
    const ranked = rankAll(this.student, columns);
    const leftOut = new Set(rowsOf(columns, this.limits.notInterestedIn));
    const { colleges, missing } = betterForLess(this.student, columns, ranked, row, earnings, leftOut);
    return {
      colleges: colleges.map((found) => ({ ...found, unitId: columns.unitIds[found.row] ?? 0 })),
      missing,
    };
  }

  recommendedInFull(): readonly Recommended[] {
    return this.recommended().flatMap((unitId) => {
      const explanation = this.onRow(unitId, explain, (found) => found);
      const match = explanation === null ? null : matchOf(explanation);
      return explanation === null || match === null ? [] : [{ unitId, explanation, match }];
    });
  }

  /**
   * What each missing answer would change: at the recommended colleges, or without any at every college that could be
   * recommended and has an admit rate.
   */
  whatIsMissing(): WhatIsMissing {
    return (this.missing ??= whatIsMissing(
      this.student,
      this.colleges.columns,
      this.recommended(),
      this.declined,
    ));
  }

  listAdvice(): ListAdvice {
    return this.list.advice();
  }

  private onRow<Found, Answer>(
    unitId: number,
    ask: (student: StudentMeasures, columns: PreparedColleges['columns'], row: number) => Found,
    answer: (found: Found) => Answer,
  ): Answer | null {
    const row = this.colleges.columns.rowOf.get(unitId);
    return row === undefined ? null : answer(ask(this.student, this.colleges.columns, row));
  }
}
