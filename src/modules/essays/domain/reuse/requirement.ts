import { type PromptFamily } from '../prompts/prompt.js';

/** A question that somebody will read the answer to. */
export interface Requirement {
  id: string;
  /** A college, a scholarship, or an application such as "Common App". */
  askedBy: string;
  limit: number;
  /** One prompt, or a choice such as one of seven. Of four answers to eight prompts each has all eight. */
  options: readonly { promptId: string; family: PromptFamily }[];
  /** Everyone who gets the answer: a Common App essay goes to all its colleges. */
  readers: readonly string[];
  dueOn: string | null;
}

/** An essay that exists already. */
export interface Draft {
  id: string;
  family: PromptFamily;
  /** As far as it may grow. */
  limit: number;
  wordCount: number;
  /** The college it is for; null when it may be for any. */
  askedBy: string | null;
}
