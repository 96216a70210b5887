import { type WORKED_STUDENTS } from './worked-students.js';
import { type ToolName } from '../application/tools/tools.js';
import { type ReplyKind } from '../domain/replies/reply.js';

/** A student with what they entered, as the calls of the profile take it. */
export interface WorkedStudent {
  readonly firstName: string;
  readonly lastName: string;
  readonly user?: Readonly<Record<string, unknown>>;
  readonly academic?: Readonly<Record<string, unknown>>;
  readonly interests?: Readonly<Record<string, unknown>>;
  readonly activities?: readonly Readonly<Record<string, unknown>>[];
  readonly awards?: readonly Readonly<Record<string, unknown>>[];
  /** Unit ids. */
  readonly saved?: readonly number[];
}

export interface WorkedTurn {
  readonly says: string;
  /** "a|b": either; "a+b": both. */
  readonly intent: string;
  /** In this order, with at least these arguments. */
  readonly tools: readonly (readonly [ToolName, Readonly<Record<string, unknown>>])[];
  /**
   * Regular expressions; or "names:ID", "fact:chance@ID{changes}", "fact:netPriceForMe@ID", "fact:FIELD@ID",
   * "colleges>=N:field=value,...", "list:counts".
   */
  readonly mentions: readonly string[];
  /** Regular expressions that must not occur. */
  readonly avoids: readonly string[];
  readonly cited: boolean;
  readonly kind?: ReplyKind;
  readonly chips?: readonly string[];
  /** What the profile or the list holds afterwards. */
  readonly state?: Readonly<Record<string, unknown>>;
}

export interface WorkedConversation {
  readonly id: string;
  readonly student: keyof typeof WORKED_STUDENTS;
  readonly turns: readonly WorkedTurn[];
}
