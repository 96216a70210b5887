/** From the first character of the message up to, not including, the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** How sure it is which college is meant: take it, take it and say so, or ask. */
export type Certainty = 'take' | 'say' | 'ask';

export interface CollegeMention {
  readonly span: Span;
  readonly text: string;
  /** Unit ids, the likeliest first; at most four. */
  readonly candidates: readonly number[];
  readonly certainty: Certainty;
  /** It stands on a misspelling. */
  readonly misspelt: boolean;
}

export type Ownership = 'public' | 'private';
export type Setting = 'Urban' | 'Suburban' | 'Rural';
export type CollegeSizeWish = 'small' | 'medium' | 'large';
export type Round =
  'Early Decision' | 'Early Action' | 'Restrictive Early Action' | 'Regular Decision' | 'Rolling';
export type GradeLevel = '9th' | '10th' | '11th' | '12th' | 'Graduate';

/** What a search is asked for. Absent is "no wish". */
export interface SearchWishes {
  /** A name or a group such as "Ivy League", as the catalogue's own search reads it. */
  readonly text?: string;
  /** Two-letter codes. */
  readonly states?: readonly string[];
  /** Likewise, those to stay out of. */
  readonly statesWithout?: readonly string[];
  /** As the catalogue's filter spells them. */
  readonly regions?: readonly string[];
  readonly ownership?: Ownership;
  readonly settings?: readonly Setting[];
  readonly size?: CollegeSizeWish;
  readonly sizeMin?: number;
  readonly sizeMax?: number;
  readonly degrees?: 'associate' | 'bachelors';
  /** CIP codes as the catalogue's filter takes them, such as "11.07". */
  readonly majors?: readonly string[];
  /** Shares of 1. */
  readonly admitRateMin?: number;
  readonly admitRateMax?: number;
  readonly completionMin?: number;
  /** Dollars a year. */
  readonly netPriceMax?: number;
  readonly testPolicy?: readonly ('required' | 'recommended' | 'optional' | 'not-considered')[];
  /** As the catalogue's filter spells them: "hbcu", "women". */
  readonly designation?: readonly string[];
  /** Likewise: "catholic". */
  readonly faith?: readonly string[];
  readonly openAdmission?: boolean;
  readonly onlineOnly?: boolean;
  /** A ZIP code or a two-letter state; `withinMiles` says how far. */
  readonly near?: string;
  /** The place of `near` as it was named. */
  readonly nearName?: string;
  readonly withinMiles?: number;
  readonly category?: 'reach' | 'target' | 'safety';
  readonly sort?: 'match' | 'netPrice' | 'completion' | 'admitRate' | 'size' | 'distance' | 'earnings';
  /** Unit ids that were asked to be left out. */
  readonly without?: readonly number[];
  /** A city to stay out of, though near it is fine. */
  readonly withoutCity?: string;
}

/** How many of each kind a list should hold. */
export interface ListPlan {
  readonly reach?: number;
  readonly target?: number;
  readonly safety?: number;
}

/** How a figure was meant: it is so, it is supposed, or neither can be told. */
export type Mood = 'fact' | 'supposed' | 'unclear';
/** Whose fact it is: only the student's own may be kept. */
/** A parent may write in the account of their child. */
export type Whose = 'mine' | 'another' | 'child';

interface Told {
  readonly span: Span;
  readonly mood: Mood;
  readonly whose: Whose;
}

export interface GpaTold extends Told {
  readonly kind: 'gpa';
  /** As written. */
  readonly value: string;
  /** `ask`: it fits both, so the student is asked. */
  readonly weighting: 'unweighted' | 'weighted' | 'ask';
  readonly scale: '4.0' | '5.0' | '6.0' | '100';
}
export interface ScoreTold extends Told {
  readonly kind: 'sat' | 'sat-math' | 'sat-reading' | 'act' | 'psat';
  readonly value: number;
}
export interface CoursesTold extends Told {
  readonly kind: 'ap' | 'honors' | 'ib' | 'dual';
  readonly value: number;
}
export interface GradeTold extends Told {
  readonly kind: 'grade-level';
  readonly value: GradeLevel;
  readonly graduationYear: number | null;
}
export interface StateTold extends Told {
  readonly kind: 'home-state';
  /** Two-letter code. */
  readonly value: string;
}
export interface MajorTold extends Told {
  readonly kind: 'major';
  readonly value: MajorMention;
}
export interface RankTold extends Told {
  readonly kind: 'rank';
  readonly rank: number;
  readonly size: number;
}
/** What a student said of themselves or of somebody else. */
export type FactTold = GpaTold | ScoreTold | CoursesTold | GradeTold | StateTold | MajorTold | RankTold;

/** A figure that cannot be: words for the student. */
export interface Impossible {
  readonly span: Span;
  readonly kind: 'sat' | 'act' | 'gpa' | 'rank' | 'courses';
  readonly words: string;
}

export interface MajorMention {
  readonly span: Span;
  /** CIP codes for the search, such as "51.38". */
  readonly cips: readonly string[];
  /** A title of the list of majors; null where several fit. */
  readonly title: string | null;
  /** As the student said it. */
  readonly words: string;
}

export interface MoneyMention {
  readonly span: Span;
  readonly dollars: number;
  readonly role: 'limit' | 'income' | 'cost';
}

/** What points at something that was named before. */
export type Reference =
  | { readonly to: 'it' | 'both' | 'them' | 'last' }
  /** From 1. */
  | { readonly to: 'place'; readonly from: number; readonly count: number }
  | {
      readonly to: 'extreme';
      readonly of: 'price' | 'size' | 'chance' | 'graduation';
      readonly least: boolean;
    };

/** How the last list is to change. */
export type Refinement =
  | 'cheaper'
  | 'bigger'
  | 'smaller'
  | 'closer'
  | 'more'
  | 'public'
  | 'private'
  | 'higher-graduation'
  | 'easier'
  | 'harder';

/** Everything a message names. */
export interface Entities {
  readonly colleges: readonly CollegeMention[];
  /** What the message asks of a list, where it names places, kinds, sizes, majors or prices. */
  readonly wishes: SearchWishes;
  readonly facts: readonly FactTold[];
  readonly impossible: readonly Impossible[];
  readonly majors: readonly MajorMention[];
  readonly money: readonly MoneyMention[];
  readonly round: Round | null;
  /** An entry of the glossary, as it is spelled there. */
  readonly terms: readonly string[];
  /** An address of Flyleaf that was named: "profile", "my-list". */
  readonly page: string | null;
  /** "top 5", "five reaches". */
  readonly count: number | null;
  /** "2 reach 3 target 2 safety". */
  readonly plan?: ListPlan | null;
  /** "3 in California and 3 not". */
  readonly split?: { readonly inside: number; readonly outside: number } | null;
  /** Others like a college that was spoken of are wanted. */
  readonly isLikeOne?: boolean;
  readonly references: readonly Reference[];
  readonly refinements: readonly Refinement[];
  /** A number without any word that tells what it is: "3.5", "1400". */
  readonly bareNumber: number | null;
  /** "+50 points". */
  readonly increase: number | null;
  /** The message holds at least two signs of Spanish. */
  readonly spanish: boolean;
}

export const NOTHING_NAMED: Entities = {
  colleges: [],
  wishes: {},
  facts: [],
  impossible: [],
  majors: [],
  money: [],
  round: null,
  terms: [],
  page: null,
  count: null,
  references: [],
  refinements: [],
  bareNumber: null,
  increase: null,
  spanish: false,
};
