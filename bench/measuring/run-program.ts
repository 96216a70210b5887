import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program to its end; what it wrote, or an error with its own words. */
export async function run(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  folder = process.cwd(),
): Promise<string> {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...environment } });
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} failed:\n${complained}${said}`);
  return said;
}
