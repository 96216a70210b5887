import { type Situation } from '../situation.js';
import { type Subject } from '../subject.js';

/** A page of which a stored copy supports what a topic says; the page itself may have changed since. */
export interface TopicSource {
  /** Whose page it is. */
  readonly name: string;
  readonly title: string;
  readonly url: string;
  /** The day the copy was read: "2026-11-27". */
  readonly checked: string;
}

/** One thing students ask a counselor about, found by how they ask it. */
export interface Topic {
  readonly key: string;
  /** Ways to ask for it, in students' words; what a message is compared with. */
  readonly asked: readonly string[];
  /** Paragraphs, without a digit. */
  readonly says: readonly string[];
  /** The last sentence: a question or an offer. */
  readonly then: string;
  readonly chips: readonly string[];
  /** Null where no page was read: advice, and general rules that are still to be compared. */
  readonly source: TopicSource | null;
  /** Asked and answered in Spanish; otherwise in English. */
  readonly language?: 'es';
  /** Only after the student told this. */
  readonly after?: Situation;
  /** Only where the message has such words. */
  readonly needs?: RegExp;
  /** Only in a talk about one of these. */
  readonly goesOnFrom?: readonly Subject[];
  /** Keys of the topics it names, in its order: what "the second one" means after it. */
  readonly names?: readonly string[];
}
