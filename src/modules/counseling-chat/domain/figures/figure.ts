/** What a number counts or measures. */
export type Unit =
  | 'share'
  | 'points'
  | 'dollars'
  | 'score'
  | 'gpa'
  | 'count'
  | 'ratio'
  | 'rank'
  | 'date'
  | 'year'
  | 'miles'
  | 'words';

/** What a figure is a figure of. The guard allows a figure only in a sentence that speaks of this. */
export type FigureLabel =
  | 'admit-rate'
  | 'yield'
  | 'chance'
  | 'chance-low'
  | 'chance-high'
  | 'match'
  | 'points-gained'
  | 'graduation'
  | 'retention'
  | 'net-price'
  | 'full-price'
  | 'out-of-state-part'
  | 'tuition-in-state'
  | 'tuition-out-of-state'
  | 'room-and-board'
  | 'earnings'
  | 'debt'
  | 'pell-share'
  | 'students'
  | 'students-per-teacher'
  | 'sat-25'
  | 'sat-75'
  | 'act-25'
  | 'act-75'
  | 'average-gpa'
  | 'graduates'
  | 'award-share'
  | 'distance'
  | 'gpa'
  | 'sat'
  | 'act'
  | 'courses'
  | 'rank'
  | 'budget'
  | 'percent-complete'
  | 'colleges-counted'
  | 'deadline'
  | 'usual-date'
  | 'word-count'
  | 'word-limit'
  | 'fixed';

/** Where a figure comes from; `replies/sources.ts` has the words and the link of each. */
export type SourceId =
  | 'scorecard'
  | 'common-data-set'
  | 'flyleaf-estimate'
  | 'profile'
  | 'list'
  | 'applications'
  | 'essays'
  | 'federal-student-aid'
  | 'college-board'
  | 'common-app'
  | 'published-plans'
  /** A page that the citation itself names. */
  | 'page'
  | 'fixed';

/** One number a tool found. Nothing else may become a digit in an answer. */
export interface Figure {
  /** A fraction for a share, dollars, points of a hundred, an ISO date for a date; null when missing. */
  readonly value: number | string | null;
  readonly unit: Unit;
  readonly label: FigureLabel;
  /** A unit id, or whose figure it is. */
  readonly about: number | 'me' | 'list' | 'all';
  readonly source: SourceId;
  /** What it describes: "fall 2023", "2022-23", "Nov 2026"; empty for the student's own. */
  readonly year: string;
  readonly said: 'reported' | 'estimate' | 'student' | 'rule' | 'count';
  /** Why the value is null. */
  readonly missing?: 'not-reported' | 'suppressed' | 'not-applicable';
}

/** A text whose digits all come from these figures. */
export interface Phrase {
  readonly text: string;
  readonly figures: readonly Figure[];
}

export type Said = string | Phrase;

/** Joins texts and phrases; a number can get in only as a printed figure. */
export function phrase(texts: TemplateStringsArray, ...parts: readonly Said[]): Phrase {
  const said = texts.flatMap((text, index) => [text, parts[index] ?? '']);
  return joined(said);
}

export function joined(said: readonly Said[], between = ''): Phrase {
  return {
    text: said.map((part) => (typeof part === 'string' ? part : part.text)).join(between),
    figures: said.flatMap((part) => (typeof part === 'string' ? [] : part.figures)),
  };
}
