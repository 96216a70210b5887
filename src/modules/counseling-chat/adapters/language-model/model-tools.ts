import { z } from 'zod';
import { type ModelTool } from '#shared-kernel/application/language-model.js';
import { type ToolName } from '../../application/tools/tools.js';
import { type TurnTools } from '../../application/tools/turn-tools.js';
import { printedResult } from './printed-result.js';
import { TOOL_SCHEMAS } from './tool-schemas.js';

const MOST_CALLS = 8;
const LIMIT_REACHED = JSON.stringify({ failed: 'Limit reached. Answer with what you have.' });

/** The tools of a turn as the model may call them: a wrong input, or one call too many, gets words back. */
export function modelTools(tools: TurnTools): ModelTool[] {
  let calls = 0;
  const withinLimit = () => {
    calls += 1;
    return calls <= MOST_CALLS;
  };
  return TOOL_NAMES.map((name) => modelTool(name, tools, withinLimit));
}

const TOOL_NAMES = Object.keys(TOOL_SCHEMAS) as ToolName[];

function modelTool(name: ToolName, tools: TurnTools, withinLimit: () => boolean): ModelTool {
  const { description, input: schema } = TOOL_SCHEMAS[name];
  return {
    name,
    description,
    inputSchema: z.toJSONSchema(schema, { io: 'input' }),
    run: async (input) => {
      if (!withinLimit()) return LIMIT_REACHED;
      const read = schema.safeParse(input);
      if (!read.success) return JSON.stringify({ failed: z.prettifyError(read.error) });
      return printedResult(await tools.use(name, read.data));
    },
  };
}
