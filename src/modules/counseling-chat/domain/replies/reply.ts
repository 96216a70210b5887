import { CRISIS_KINDS, type CrisisKind } from '#shared-kernel/domain/crisis/crisis-kind.js';
import { type Figure, type SourceId } from '../figures/figure.js';

/** A college as answers name it. */
export interface CollegeRef {
  /** The unit id. */
  readonly id: number;
  /** As people call it. */
  readonly name: string;
  /** Such as "Oxford, OH". */
  readonly place: string;
  /** Two-letter code. */
  readonly state: string;
}

export const REPLY_KINDS = [
  'answer',
  'question',
  'proposal',
  'refusal',
  'support',
  'aftercare',
  'unsure',
] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

export interface Citation {
  /** From 1, in the order of first use. */
  readonly n: number;
  readonly label: string;
  readonly source: SourceId;
  readonly year: string;
  /** A page of Flyleaf, or of the one who published the figure. */
  readonly url: string | null;
  readonly collegeId: number | null;
}

export interface ChanceRow {
  readonly collegeId: number;
  readonly name: string;
  /** Fractions of 1. */
  readonly low: number;
  readonly high: number;
  readonly estimate: number;
  readonly category: 'reach' | 'target' | 'safety';
  /** Why a likely college is not counted as a safety. */
  readonly note: string | null;
}

export interface PriceRow {
  readonly collegeId: number;
  readonly name: string;
  /** Dollars a year after aid. */
  readonly amount: number | null;
  readonly fullPrice: number | null;
  /** Such as "for your income". */
  readonly words: string;
}

export interface CollegeRow {
  readonly collegeId: number;
  readonly name: string;
  readonly place: string;
  /** Printed, such as "66% graduate". */
  readonly facts: readonly string[];
}

export interface CompareRow {
  readonly label: string;
  /** Printed, one for each column. */
  readonly values: readonly string[];
}

/** One for each kind of danger; thoughts of suicide are answered by "self". In Spanish there is one for all. */
export type SupportCard = 'self' | Exclude<CrisisKind, 'suicide'> | 'spanish';
export const SUPPORT_CARDS: readonly SupportCard[] = [
  'self',
  ...CRISIS_KINDS.filter((kind) => kind !== 'suicide'),
  'spanish',
];

/** What a screen may draw in place of the same lines of the message. */
export type Block =
  | { readonly type: 'chances'; readonly rows: readonly ChanceRow[] }
  | { readonly type: 'prices'; readonly rows: readonly PriceRow[] }
  | {
      readonly type: 'compare';
      readonly columns: readonly { readonly collegeId: number; readonly name: string }[];
      readonly rows: readonly CompareRow[];
    }
  | { readonly type: 'colleges'; readonly rows: readonly CollegeRow[] }
  | {
      readonly type: 'steps';
      readonly rows: readonly { readonly words: string; readonly href: string | null }[];
    }
  | { readonly type: 'support-card'; readonly variant: SupportCard };

export type Action =
  /** Sends "Yes, save it." */
  | { readonly type: 'confirm'; readonly label: string }
  | { readonly type: 'save-college'; readonly collegeId: number; readonly name: string }
  /** A page of Flyleaf: begins with "/". */
  | { readonly type: 'open'; readonly href: string; readonly label: string };

/** One answer. `message` is complete: whatever a block shows is said there too. */
export interface Reply {
  readonly kind: ReplyKind;
  readonly message: string;
  readonly blocks: readonly Block[];
  readonly citations: readonly Citation[];
  /** At most four, of at most 32 characters, as the student would say them; a tap fills the input. */
  readonly chips: readonly string[];
  readonly actions: readonly Action[];
  /** All that were printed in the message, of tools and of our own rules; they are not stored or sent. */
  readonly figures?: readonly Figure[];
}
