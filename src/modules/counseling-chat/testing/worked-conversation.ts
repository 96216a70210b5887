import { type WORKED_STUDENTS } from './worked-students.js';
import { type ToolName } from '../application/tools/tools.js';
import { type ReplyKind } from '../domain/replies/reply.js';

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
