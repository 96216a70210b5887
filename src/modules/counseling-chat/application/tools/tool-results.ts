import { type CollegeMatch, type MissingStep } from '#modules/matching/contracts/index.js';
import { type ExtractedFact, type ProfileChanges } from '../../domain/conversation/changes.js';
import { type SearchWishes } from '../../domain/entities/entities.js';
import { type Figure, type Phrase } from '../../domain/figures/figure.js';
import { type CitedPage } from '../../domain/replies/citation-list.js';
import { type CollegeRef } from '../../domain/replies/reply.js';

/** What each tool finds. Every number is a figure; every other text is ours or the catalogue's. */

export type Category = 'reach' | 'target' | 'safety';

export interface ProfileFigure extends Figure {
  readonly answer:
    | 'unweightedGpa'
    | 'weightedGpa'
    | 'gpaScale'
    | 'gpaOnFour'
    | 'satTotal'
    | 'actComposite'
    | 'apCoursesTaken'
    | 'honorsCourses'
    | 'dualEnrollmentCredits'
    | 'activities'
    | 'awards'
    | 'maxTuition';
}

export interface MyProfile {
  readonly gradeLevel: string | null;
  readonly homeState: string | null;
  readonly major: string | null;
  /** Of GPAs, scores, counts of courses, activities and awards; those that were entered. */
  readonly figures: readonly ProfileFigure[];
  /** Such as "Urban", "Midwest", "Public". */
  readonly wishes: readonly string[];
  readonly percentComplete: Figure;
  readonly enoughToEstimate: boolean;
}

export interface MissingAnswer {
  readonly answer: MissingStep['answer'];
  readonly effect: MissingStep['effect'];
  /** How many of the colleges looked at change by a point or more. */
  readonly colleges: Figure;
  readonly points: Figure;
  /** Where it is entered. */
  readonly href: string;
}
export interface MissingAnswers {
  readonly steps: readonly MissingAnswer[];
  /** Of the list, or of all colleges that could be estimated. */
  readonly collegesLookedAt: Figure;
  readonly basedOn: 'list' | 'candidates';
  readonly enoughToEstimate: boolean;
}

export interface FoundCollege {
  readonly college: CollegeRef;
  /** From 0; the largest first. */
  readonly score: number;
}
export interface CollegesByName {
  readonly certainty: 'take' | 'say' | 'ask' | 'none';
  readonly found: readonly FoundCollege[];
}

/** A chance with what it rests on. The estimate is null where the college reports too little. */
export interface Chance {
  readonly low: Figure;
  readonly high: Figure;
  readonly estimate: Figure;
  readonly category: Category;
  /** Why a likely college is not counted as a safety. */
  readonly notSafe: string | null;
  readonly notSafeReason: CollegeMatch['notSafeReason'];
}

export interface CollegeChance {
  readonly college: CollegeRef;
  /** Null with neither grades nor scores, and where the college reports too little. */
  readonly chance: Chance | null;
  /** There is none because it admits to the student’s major separately, at a rate that nobody publishes. */
  readonly admitsSeparately?: boolean;
  readonly admitRate: Figure;
  /** What of the student it is based on: "your GPA". */
  readonly basis: readonly string[];
  /** The largest first, up or down. `words` name what counts: "your grades". */
  readonly contributions: readonly {
    readonly factor: string;
    readonly points: Figure;
    readonly words: string;
  }[];
  readonly warnings: readonly { readonly code: string; readonly words: Phrase }[];
  /** Each follows "It doesn’t include". */
  readonly notSeen: readonly string[];
  readonly openAdmission: boolean;
  readonly testPolicy: string | null;
  readonly submitAdvice: 'submit' | 'withhold' | null;
}

export interface WhatIf {
  readonly college: CollegeRef;
  readonly before: Chance | null;
  readonly after: Chance | null;
  /** Of the estimate; null when either is. */
  readonly gained: Figure | null;
  /** A sentence, where the change moves nothing. */
  readonly unchangedBecause: string | null;
}

export interface Improvement {
  readonly college: CollegeRef | null;
  readonly factor: 'test' | 'grades' | 'rigor' | 'activities' | 'residency';
  readonly kind: 'improve' | 'enter';
  /** The estimate after the step; null for an answer that only narrows. */
  readonly chance: Figure | null;
  readonly gain: Figure;
  /** A sentence: "Raise your SAT from 1380 to 1430." */
  readonly words: Phrase;
}

/** A college in a list, with what a student looks at first. */
export interface ListedCollege {
  readonly college: CollegeRef;
  readonly ownership: 'Public' | 'Private nonprofit' | 'Private for-profit';
  readonly chance: Chance | null;
  /** As at one college. */
  readonly admitsSeparately?: boolean;
  readonly price: Figure;
  readonly priceIs: 'for-your-income' | 'average' | 'full-price';
  readonly graduation: Figure;
  readonly admitRate: Figure;
  readonly students: Figure;
  /** The merits for this student, in a line without figures; may be empty. */
  readonly why: string;
}

export interface CollegeList {
  readonly rows: readonly ListedCollege[];
  readonly total: Figure;
  /** What was asked for, as it was used. */
  readonly wishes: SearchWishes;
  /** What was given up to find any: "graduation under half", "other states". */
  readonly relaxed: readonly string[];
  /** When nothing was found: what to leave out, in words. */
  readonly advice: readonly string[];
}

export interface SavedCollege extends ListedCollege {
  /** The category shown: the student's own call, or the computed one. */
  readonly category: Category;
  readonly isReallySafe: boolean;
  readonly isAffordable: boolean | null;
}
export interface MyList {
  readonly rows: readonly SavedCollege[];
  readonly counts: Readonly<Record<Category, Figure>>;
  readonly total: Figure;
}
export interface ListBalance {
  readonly counts: Readonly<Record<Category, Figure>>;
  readonly reallySafe: Figure;
  readonly affordable: Figure | null;
  readonly total: Figure;
  /** Sentences without figures, the most pressing first; empty for a sturdy list. */
  readonly gaps: readonly (
    | 'no-colleges'
    | 'few-colleges'
    | 'many-colleges'
    | 'no-safety'
    | 'one-safety'
    | 'mostly-reaches'
    | 'no-target'
    | 'none-affordable'
  )[];
}

/** Facts a student may ask for. */
export const FACTS = [
  'admitRate',
  'yield',
  'testPolicy',
  'sat',
  'act',
  'gpa',
  'size',
  'ratio',
  'place',
  'setting',
  'ownership',
  'graduation',
  'retention',
  'tuition',
  'fullPrice',
  'netPrice',
  'roomAndBoard',
  'debt',
  'earnings',
  'pell',
  'designations',
  'religion',
  'considered',
  'website',
  'programs',
] as const;
export type FactKey = (typeof FACTS)[number];

export interface CollegeFact {
  readonly key: FactKey;
  readonly figures: readonly Figure[];
  /** For facts that are no number: "Public", "optional". */
  readonly words: string | null;
}
export interface CollegeFacts {
  readonly college: CollegeRef;
  readonly facts: readonly CollegeFact[];
  readonly website: string | null;
}

export interface Comparison {
  readonly colleges: readonly CollegeRef[];
  readonly rows: readonly {
    readonly key: 'chance' | 'price' | 'graduation' | 'earnings' | 'size' | 'place' | 'testPolicy';
    readonly label: string;
    /** One for each college: a chance has three figures, most have one, words have none. */
    readonly cells: readonly { readonly figures: readonly Figure[]; readonly words: string | null }[];
  }[];
}

export interface CollegePrice {
  readonly college: CollegeRef;
  readonly price: Figure;
  readonly priceIs: 'for-your-income' | 'average' | 'full-price';
  readonly fullPrice: Figure;
  /** What of it is for living in another state; null where everybody pays the same or it is not known. */
  readonly outOfStatePart: Figure | null;
  readonly residence: 'in-state' | 'out-of-state' | 'in-state-assumed' | null;
  readonly calculatorUrl: string | null;
  /** The most the family said it can pay; null when not entered. */
  readonly budget: Figure | null;
}

/** One application with its dates. */
export interface ApplicationRow {
  readonly applicationId: string;
  readonly college: CollegeRef | null;
  readonly round: string;
  readonly status: string;
  /** Such as "Accepted"; null until there is one. */
  readonly decision: string | null;
  /** Never said without its note. */
  readonly deadline: Figure | null;
  readonly deadlineIs: DateKind | null;
  /** Such as "transcript"; each in the singular of a checklist. */
  readonly done: readonly string[];
  readonly open: readonly string[];
}
/** How sure a date is: checked or entered by the student, published by the college, or only usual. */
export type DateKind = 'checked' | 'entered' | 'published' | 'usual';
export interface DeadlineRow {
  readonly college: CollegeRef | null;
  readonly round: string;
  /** Its year is the cycle it was published for. */
  readonly date: Figure;
  readonly is: DateKind;
  /** Of an application of the student. */
  readonly isOwn: boolean;
  /** Published for another cycle than the student’s. */
  readonly isOfOtherCycle: boolean;
}

export interface EssayRow {
  readonly title: string;
  readonly essayType: string;
  readonly status: string;
  readonly words: Figure;
  readonly limit: Figure | null;
  readonly href: string;
}

export interface MajorAt {
  readonly college: CollegeRef;
  readonly taught: boolean | null;
  readonly field: string;
  readonly graduates: Figure | null;
  readonly awardShare: Figure | null;
  readonly earnings: Figure | null;
  /** It ends with an associate degree. */
  readonly isAssociate?: boolean;
}

export interface ProposedChange {
  readonly changes: ProfileChanges;
  readonly facts: readonly ExtractedFact[];
  /** Answers that are stored already and would change. */
  readonly conflicts: readonly { readonly now: Phrase; readonly then: Phrase }[];
  /** Such as "GPA 3.7 (unweighted, 4.0 scale)". */
  readonly words: readonly Phrase[];
}

export interface ProposedSave {
  readonly colleges: readonly CollegeRef[];
  readonly alreadySaved: readonly CollegeRef[];
  readonly category: Category | null;
}

/** Something students ask any counselor, with what we say of it. Its words have no figure. */
export interface FoundTopic {
  readonly topic: string;
  readonly says: readonly string[];
  /** A page that supports it; null for advice of our own. */
  readonly page: CitedPage | null;
  /** What students ask next. */
  readonly chips: readonly string[];
}

export interface OpenedPage {
  readonly label: string;
  readonly href: string;
}
