import { type Entities, type ListPlan, type MajorMention, type SearchWishes } from '../entities/entities.js';
import { type Intent } from '../intents/intent.js';
import { type Situation } from '../knowledge/advice/situation.js';
import { type SubjectTold } from './subjects-told.js';
import { type ProfileChanges, type WhatIfChanges } from './changes.js';

/** Something Wren offered to do, which one "yes" does. */
export type Proposal =
  | { readonly kind: 'profile'; readonly changes: ProfileChanges }
  | { readonly kind: 'save'; readonly colleges: readonly number[]; readonly category: Category | null }
  | { readonly kind: 'remove'; readonly colleges: readonly number[] };

export type Category = 'reach' | 'target' | 'safety';

/** A question which college was meant; a chip or words choose one. */
export interface CollegeChoice {
  readonly kind: 'choice';
  readonly options: readonly number[];
  /** What was asked about the college. */
  readonly wish: WaitingWish;
}

/** A question that waits for an answer from the student. */
export interface WaitingWish {
  readonly intent: Intent;
  readonly entities: Entities;
}

export type Pending = (Proposal | CollegeChoice) & { readonly sinceTurn: number; readonly sinceTime: string };

export interface Shown {
  readonly kind: 'search' | 'safety' | 'recommended' | 'compare' | 'list';
  /** Unit ids as they stood. */
  readonly ids: readonly number[];
  readonly wishes: SearchWishes;
  readonly page: number;
  readonly sinceTurn: number;
  /** How many of each kind a list was made of. */
  readonly plan?: ListPlan;
}

/** What stands for every further list of a talk. */
export interface Limits {
  readonly wishes: SearchWishes;
  /** As they were said. */
  readonly majors: readonly MajorMention[];
}

/** What may be asked of the student. */
export type Slot =
  'gpa' | 'test' | 'state' | 'major' | 'college' | 'grade-level' | 'essay' | 'income' | 'none';

/** What Wren remembers of a conversation, besides the messages. */
export interface DialogueState {
  /** Counts the student's messages from 1. */
  readonly turn: number;
  readonly topic: Intent | null;
  /** The fact asked for last, such as "admit-rate". */
  readonly attribute: string | null;
  /** Unit ids, the newest first, at most eight. */
  readonly focus: readonly number[];
  /** Unit ids of the last answer, in its order: what "they" and "it" mean first. */
  readonly lastColleges: readonly number[];
  readonly shown: Shown | null;
  /** What was asked of colleges so far: every further list keeps to it. */
  readonly limits?: Limits;
  /** What the student said of themselves and has neither saved nor declined. */
  readonly told?: ProfileChanges;
  readonly whatIf: WhatIfChanges | null;
  readonly pending: Pending | null;
  readonly asked: readonly { readonly slot: Slot; readonly turn: number; readonly declined: boolean }[];
  readonly wish: WaitingWish | null;
  /** What was asked of a college that was only assumed, about the other one it may have been. */
  readonly otherOne?: WaitingWish | null;
  /** What the student told of themselves that changes answers about aid and forms. */
  readonly situation?: Situation | null;
  /** Who writes, where a parent said so. */
  readonly writer?: 'parent';
  /** The key of the topic that was answered last, where the last answer was one. */
  readonly toldTopic?: string | null;
  /** What was talked about lately, the newest first. */
  readonly subjects?: readonly SubjectTold[];
  /** Words of proposals that were declined, which are not made again. */
  readonly declined: readonly string[];
  /** 1 right after a support card, 2 after the first message since, and so on; 0 without one. */
  readonly aftercare: number;
  /** Whether Wren has asked after the student in this conversation. */
  readonly checkedIn: boolean;
  readonly unsureInARow: number;
  readonly language: 'en' | 'es';
}

export const NEW_DIALOGUE: DialogueState = {
  turn: 0,
  topic: null,
  attribute: null,
  focus: [],
  lastColleges: [],
  shown: null,
  whatIf: null,
  pending: null,
  asked: [],
  wish: null,
  declined: [],
  aftercare: 0,
  checkedIn: false,
  unsureInARow: 0,
  language: 'en',
};
