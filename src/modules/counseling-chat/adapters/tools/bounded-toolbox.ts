import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseWaits } from '#shared-kernel/platform/persistence/database-waits.js';
import { type AnswersTold, type SupposedAnswers } from '#modules/matching/contracts/index.js';
import { supposedByTold } from '../../application/as-told.js';
import {
  type AllTools,
  type DataOf,
  type InputOf,
  type Tool,
  type ToolFailure,
  type ToolName,
  type ToolResult,
} from '../../application/tools/tools.js';
import { type ToolCall, Toolbox, type TurnTools } from '../../application/tools/turn-tools.js';

const LONGEST_MS = 2_000;

/** Every tool, run as one student, bounded in time; a tool that throws is a tool that found nothing. */
export class BoundedToolbox extends Toolbox {
  constructor(
    private readonly tools: AllTools,
    private readonly told: AnswersTold,
  ) {
    super();
  }

  forStudent(studentId: string): TurnTools {
    return this.counting(studentId, {}, []);
  }

  private counting(studentId: string, told: SupposedAnswers, calls: ToolCall[]): TurnTools {
    const use = async <Name extends ToolName>(name: Name, input: InputOf<Name>) => {
      const tool: Tool<Name> = this.tools[name];
      const result = await this.told.during(studentId, told, () => bounded(tool, studentId, input));
      calls.push({ name, input, result });
      return result;
    };
    return { use, calls, counting: (more) => this.counting(studentId, supposedByTold(more), calls) };
  }
}

async function bounded<Name extends ToolName>(
  tool: Tool<Name>,
  studentId: string,
  input: InputOf<Name>,
): Promise<ToolResult<DataOf<Name>>> {
  const late = new AbortController();
  try {
    return await Promise.race([
      DatabaseWaits.forRequest(() => tool(studentId, input)),
      pause(LONGEST_MS, failure('too-slow', 'That took too long to look up.'), { signal: late.signal }),
    ]);
  } catch {
    return failure('failed', 'I couldn’t look that up just now.');
  } finally {
    late.abort();
  }
}

const failure = (code: ToolFailure, words: string) => ({ ok: false as const, code, words });
