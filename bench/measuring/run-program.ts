import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program and returns its output. Throws with its output when it fails. */
export async function run(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  folder = process.cwd(),
): Promise<string> {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...environment } });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} failed:\n${errors}${output}`);
  return output;
}
