/** `checked`: the student saw it at the college. `yours`: the student's own plan. `unchecked`: anything else, and it may be wrong. */
export type Certainty = 'checked' | 'yours' | 'unchecked';

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
}
