import { readProgram, titleOf } from './programs.js';
import { type UnreadableRow } from './read-college.js';
import { type FederalCells } from './source-college.js';

/** The programs of one college, each once. Adds their titles to `titles`. */
export function readPrograms(
  lines: readonly FederalCells[] | null,
  place: string,
  titles: Map<string, string>,
): { programs: FederalCells[] | null; problems: UnreadableRow[] } {
  if (lines === null) return { programs: null, problems: [] };
  const programs = new Map<string, FederalCells>();
  const problems: UnreadableRow[] = [];
  for (const line of lines) {
    const read = readProgram(line);
    if ('reason' in read) {
      problems.push({ place, unitId: null, reason: read.reason });
      continue;
    }
    const { cip4 = '', credential_level: level = '' } = read.program;
    if (!titles.has(cip4)) titles.set(cip4, titleOf(line) || cip4);
    programs.set(`${cip4} ${level}`, read.program);
  }
  return { programs: [...programs.values()], problems };
}
