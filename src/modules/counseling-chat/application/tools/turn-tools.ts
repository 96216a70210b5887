import { type ProfileChanges } from '../../domain/conversation/changes.js';
import { type DataOf, type InputOf, type ToolName, type ToolResult } from './tools.js';

export interface ToolCall {
  readonly name: ToolName;
  readonly input: unknown;
  readonly result: ToolResult<unknown>;
}

/** The tools of one turn, as one student. */
export interface TurnTools {
  use<Name extends ToolName>(name: Name, input: InputOf<Name>): Promise<ToolResult<DataOf<Name>>>;
  /** The same tools and calls, for a student of whom this is known too. */
  counting(told: ProfileChanges): TurnTools;
  /** All calls so far, in order: what the turn may speak of. */
  readonly calls: readonly ToolCall[];
}

/** The allow-list: every tool there is, each made by one provider. */
export abstract class Toolbox {
  abstract forStudent(studentId: string): TurnTools;
}
