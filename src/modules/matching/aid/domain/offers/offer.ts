export const COST_KINDS = ['tuition', 'fees', 'housing', 'food', 'books', 'travel', 'other'] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** What a letter may put into another line: fees into tuition, food into housing. */
export const INSIDE_ANOTHER = ['fees', 'food'] as const satisfies readonly CostKind[];
export type InsideAnother = (typeof INSIDE_ANOTHER)[number];

export const AID_KINDS = [
  'grant',
  'scholarship',
  'work-study',
  'subsidized',
  'unsubsidized',
  'parent-plus',
  'other-loan',
  'not-said',
] as const;
export type AidKind = (typeof AID_KINDS)[number];

export const RENEWALS = ['yes', 'no', 'not-said'] as const;
export type Renewal = (typeof RENEWALS)[number];

/** Money for one year, as one line of the letter names it. */
export interface AidLine {
  readonly kind: AidKind;
  /** As the letter calls it. */
  readonly name: string;
  /** Dollars for a year. */
  readonly amount: number;
  readonly renews: Renewal;
  /** For how many years in all, if the letter says so. */
  readonly years: number | null;
  /** What the student must do to keep it, if the letter says so. */
  readonly condition: string | null;
}

/** What only someone who holds the letter can tell. */
export const ASKED_PRACTICES = [
  'total-cost',
  'kinds-apart',
  'parent-plus-apart',
  'sources',
  'next-steps',
  'loan-details',
  'no-award',
] as const;
export type AskedPractice = (typeof ASKED_PRACTICES)[number];

export const ANSWERS = ['yes', 'no', 'not-sure'] as const;
export type Answer = (typeof ANSWERS)[number];

/** A financial aid offer for the first year, as the student copied it from the letter. Null is "not in the letter". */
export interface Offer {
  /** Dollars for a year; 0 where there is no such cost. */
  readonly costs: Readonly<Record<CostKind, number | null>>;
  readonly inside: readonly InsideAnother[];
  /** The total that the letter itself gives. */
  readonly totalCost: number | null;
  /** What the letter says the family pays. */
  readonly statedNetPrice: number | null;
  readonly aid: readonly AidLine[];
  readonly answers: { readonly [Practice in AskedPractice]?: Answer | undefined };
}

const GIFTS: readonly AidKind[] = ['grant', 'scholarship'];
const STUDENT_LOANS: readonly AidKind[] = ['subsidized', 'unsubsidized', 'other-loan'];

/** Money that nobody pays back or works for. */
export const isGift = ({ kind }: AidLine): boolean => GIFTS.includes(kind);
export const isStudentLoan = ({ kind }: AidLine): boolean => STUDENT_LOANS.includes(kind);
export const isParentLoan = ({ kind }: AidLine): boolean => kind === 'parent-plus';
export const isLoan = (line: AidLine): boolean => isStudentLoan(line) || isParentLoan(line);
