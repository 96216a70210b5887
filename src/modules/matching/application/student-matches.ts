import {
  type NetPrices,
  type SearchIncomeBand,
  type StudentEstimate,
  type StudentView,
} from '#modules/college-catalogue/contracts/index.js';
import { type CollegeExplanation, type CollegeMatch, type SupposedAnswers } from '../contracts/index.js';
import {
  ABROAD,
  assess,
  balancedList,
  betterForLess,
  type BetterForLess,
  type Category,
  categoryAt,
  type CollegeFacts,
  type EarningsInMajor,
  explain,
  findSafeties,
  type GivenUp,
  type Explanation,
  matchOrder,
  type ListCriteria,
  measureStudent,
  meetsCriteria,
  type Missing,
  distancesFromHome,
  NO_CRITERIA,
  type NextStep,
  nextSteps,
  type NetPrice,
  netPriceOf,
  rankAll,
  type SafetyWishes,
  type Shortfall,
  startingPoints,
  wayIn,
  whyThisCollege,
  type Ranked,
  summarize,
  type StudentFacts,
  type StudentMeasures,
} from '../domain/engine/index.js';
import { explanationOf, matchOf } from './college-match.js';
import { type PreparedColleges } from './current-colleges.js';
import { netPricesFor } from './net-prices-for.js';
import { predictionWords, type PredictionWords } from './prediction-words.js';
import { withSupposed } from './supposed-answers.js';

/** A college of the balanced list with its full explanation. */
export interface Recommended {
  readonly unitId: number;
  readonly explanation: Explanation;
  readonly match: CollegeMatch;
}

/** The student's missing answers, the one with the largest effect first. */
export interface WhatIsMissing {
  /** The student's recommendations, or every college that could be recommended. */
  readonly examined: 'list' | 'candidates';
  readonly colleges: number;
  /** False with neither grades nor scores: there are no ranges yet. */
  readonly enoughToEstimate: boolean;
  readonly steps: readonly NextStep[];
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

/** What the student does not want to see in the balanced list. */
interface ListLimits {
  readonly criteria: ListCriteria;
  /** Unit ids. */
  readonly notInterestedIn: readonly number[];
}

const NO_LIMITS: ListLimits = { criteria: NO_CRITERIA, notInterestedIn: [] };

/** Colleges by unit id. */
export interface ListAdvice {
  readonly shortfalls: readonly Shortfall[];
  readonly wayIn: { readonly unitId: number; readonly words: string } | null;
  readonly startingPoints: readonly { readonly unitId: number; readonly why: string }[];
}

/** The own list and a few pages of colleges: computing a match again costs more than keeping it. */
const MOST_DESCRIBED = 250;

/** Every college for one student, from one profile version and one catalogue version. Computed when first needed. */
export class StudentMatches implements StudentView {
  private readonly student: StudentMeasures;
  private readonly described = new Map<number, CollegeMatch | null>();
  private readonly words = new Map<number, PredictionWords | null>();
  private list: readonly number[] | undefined;
  private estimates: Estimates | undefined;
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
    const { chance, low, matchOrder } = this.allEstimates();
    const chanceHere = orNull(chance[row]);
    return {
      match: orNull(matchOrder[row]),
      chance: chanceHere,
      category:
        chanceHere === null
          ? null
          : categoryAt(this.student, this.colleges.columns, row, { chance: chanceHere, low: low[row] ?? 0 }),
    };
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
    const known = this.described.get(unitId);
    if (known !== undefined) return known;

    const match = this.hasEstimates ? this.onRow(unitId, summarize, matchOf) : null;
    if (this.described.size >= MOST_DESCRIBED) this.described.clear();
    this.described.set(unitId, match);
    return match;
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
    const known = this.words.get(unitId);
    if (known !== undefined) return known;

    const words = this.onRow(unitId, explain, predictionWords);
    if (this.words.size >= MOST_DESCRIBED) this.words.clear();
    this.words.set(unitId, words);
    return words;
  }

  /** Whether the student said that this college does not interest them. */
  hides(unitId: number): boolean {
    return this.limits.notInterestedIn.includes(unitId);
  }

  /** The balanced list, reaches first, the best first within each category. Empty without grades and scores. */
  recommended(): readonly number[] {
    return (this.list ??= this.balanced());
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
      new Set(this.rowsOf([...saved, ...this.limits.notInterestedIn])),
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
    const leftOut = new Set(this.rowsOf(this.limits.notInterestedIn));
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
    return (this.missing ??= this.missingAt(this.recommended()));
  }

  /** What is missing from the list and where else to look; before grades and scores, where to begin. */
  listAdvice(): ListAdvice {
    const { columns } = this.colleges;
    const ranked = rankAll(this.student, columns);
    const { shortfalls } = balancedList(this.student, columns, ranked, this.leftOut());
    const way = wayIn(this.student, columns);
    const begin = this.hasEstimates ? [] : startingPoints(this.student, columns, ranked);
    return {
      shortfalls,
      wayIn: way && { unitId: columns.unitIds[way.row] ?? 0, words: way.words },
      startingPoints: begin.map((row) => ({
        unitId: columns.unitIds[row] ?? 0,
        why: whyThisCollege(this.student, columns, row),
      })),
    };
  }

  private missingAt(list: readonly number[]): WhatIsMissing {
    const { columns } = this.colleges;
    const rows =
      list.length > 0
        ? list.flatMap((unitId) => columns.rowOf.get(unitId) ?? [])
        : [...columns.listable].filter((row) => !Number.isNaN(columns.admitRate[row]));
    const steps = nextSteps(this.student, columns, rows).filter(
      ({ answer }) => !this.declined.includes(answer),
    );
    const { enoughToEstimate } = this.student;
    return {
      examined: list.length > 0 ? 'list' : 'candidates',
      colleges: rows.length,
      enoughToEstimate,
      steps,
    };
  }

  private balanced(): readonly number[] {
    const { columns } = this.colleges;
    const ranked = rankAll(this.student, columns);
    this.estimates = estimatesOf(ranked, columns);
    const { reach, target, safety } = balancedList(this.student, columns, ranked, this.leftOut());
    return [...reach, ...target, ...safety].flatMap((row) => columns.facts[row]?.unitId ?? []);
  }

  /** Rows of the colleges that the student does not want, or that are outside the ranges they set. */
  private leftOut(): ReadonlySet<number> {
    return new Set([...this.rowsOf(this.limits.notInterestedIn), ...this.outsideCriteria()]);
  }

  private rowsOf(unitIds: readonly number[]): readonly number[] {
    return unitIds.flatMap((unitId) => this.colleges.columns.rowOf.get(unitId) ?? []);
  }

  private outsideCriteria(): number[] {
    const { limits, homeState, colleges } = this;
    if (limits.criteria === NO_CRITERIA) return [];
    const { listable, facts } = colleges.columns;
    const meets = (college: CollegeFacts) => meetsCriteria(college, limits.criteria, homeState);
    return [...listable].filter((row) => facts[row] !== undefined && !meets(facts[row]));
  }

  private allEstimates(): Estimates {
    return (this.estimates ??= estimatesOf(
      rankAll(this.student, this.colleges.columns),
      this.colleges.columns,
    ));
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

interface Estimates {
  readonly chance: Float64Array;
  readonly low: Float64Array;
  readonly matchOrder: Float32Array;
}

const estimatesOf = (ranked: Ranked, columns: PreparedColleges['columns']): Estimates => ({
  chance: ranked.chance,
  low: ranked.low,
  matchOrder: matchOrder(ranked, columns),
});

const orNull = (figure: number | undefined): number | null =>
  figure === undefined || Number.isNaN(figure) ? null : figure;
