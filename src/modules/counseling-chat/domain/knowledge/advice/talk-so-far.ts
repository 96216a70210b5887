import { type Situation } from './situation.js';
import { type Subject } from './subject.js';

/** What was told and talked about before a message, which decides what a short question means. */
export interface TalkSoFar {
  readonly situation: Situation | null;
  /** The newest first. */
  readonly subjects: readonly Subject[];
}

export const NOTHING_SAID: TalkSoFar = { situation: null, subjects: [] };
