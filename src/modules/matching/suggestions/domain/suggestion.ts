import { AlreadySuggested, CollegeAlreadyOnList, TooManySuggestions } from './suggestion.errors.js';

export const LONGEST_NOTE = 300;
export const MOST_OPEN_SUGGESTIONS = 10;

/** A college that one adult suggests to one student. */
export interface Suggestion {
  readonly id: string;
  readonly studentId: string;
  readonly adultId: string;
  /** UNITID. */
  readonly collegeId: number;
  readonly note: string;
  readonly suggestedAt: Date;
}

/** What stands against one more suggestion of this college by this adult. */
export interface Before {
  readonly isOnList: boolean;
  /** Also when the student has answered: nobody is asked twice about a college by the same person. */
  readonly wasSuggested: boolean;
  /** Without an answer yet. */
  readonly open: number;
}

/** @throws CollegeAlreadyOnList @throws AlreadySuggested @throws TooManySuggestions */
export function requireRoomFor({ isOnList, wasSuggested, open }: Before): void {
  if (isOnList) throw new CollegeAlreadyOnList();
  if (wasSuggested) throw new AlreadySuggested();
  if (open >= MOST_OPEN_SUGGESTIONS) throw new TooManySuggestions(MOST_OPEN_SUGGESTIONS);
}
