/** `checked`: the student saw it at the college. `yours`: the student's own plan. `unchecked`: anything else, and it may be wrong. */
export type Certainty = 'checked' | 'yours' | 'unchecked';

/** Where a date is from: the student's own plan, or a deadline with what makes it known. */
export type DateOrigin =
  | { readonly kind: 'yours' }
  | { readonly kind: 'checked'; readonly on: string; readonly where: string }
  | { readonly kind: 'published'; readonly cycle: string }
  | {
      readonly kind: 'entered' | 'usual';
      /** Of another cycle, where it is the earlier one. */
      readonly lastCycle: { readonly cycle: string; readonly date: string } | null;
    };

/** A day by which something is to be done that is not done yet. */
export interface OpenDate {
  /** The id of the application, or of the item of its checklist. */
  readonly subject: string;
  readonly applicationId: string;
  /** "Early Action, Ohio State" */
  readonly title: string;
  /** An ISO date. */
  readonly day: string;
  readonly certainty: Certainty;
  /** Where the date is from; a date is never shown without. */
  readonly note: string;
  /** What the note says, for other languages. */
  readonly origin: DateOrigin;
}
