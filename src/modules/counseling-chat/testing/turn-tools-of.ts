import { type AllTools, type InputOf, type Tool, type ToolName } from '../application/tools/tools.js';
import { type ToolCall, type TurnTools } from '../application/tools/turn-tools.js';

/** These tools as one student; using any other fails the test. */
export function turnToolsOf(studentId: string, tools: Partial<AllTools>): TurnTools {
  const calls: ToolCall[] = [];
  const use = async <Name extends ToolName>(name: Name, input: InputOf<Name>) => {
    const tool: Tool<Name> | undefined = tools[name];
    if (tool === undefined) throw new Error(`No test gave the tool ${name}.`);
    const result = await tool(studentId, input);
    calls.push({ name, input, result });
    return result;
  };
  const all: TurnTools = { use, calls, counting: () => all };
  return all;
}
