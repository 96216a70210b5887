import { type Intent } from '../intent.js';

/** Words that tell what is wanted; a weight below zero tells that it is something else. */
export interface Cue {
  readonly intent: Intent;
  /** At most 1. */
  readonly weight: number;
  /** Over the slotted text. */
  readonly pattern: RegExp;
  readonly example: string;
}

export const cue = (intent: Intent, weight: number, pattern: RegExp, example: string): Cue => ({
  intent,
  weight,
  pattern,
  example,
});
