import { needsTheProgram } from '../../list/needs-the-program.js';
import { sameProgramsAs } from './same-programs.js';

const MOST_CLOSE = 3;

export type MajorMark = 'your major' | 'close to your major';

interface Program {
  readonly cip: string;
  readonly medianEarnings: number | null;
}

/** What graduates earn, dollars a year. */
export interface MajorEarnings {
  readonly dollars: number;
  readonly mark: MajorMark;
}

/**
 * What a college teaches of a major: the program itself, or where the college names it otherwise, the first few of the same field.
 * `programs` are in order of their graduates. CIP codes may have a dot.
 */
export function programsForMajor<Of extends { readonly cip: string }>(
  programs: readonly Of[],
  major: string,
): { programs: readonly Of[]; mark: MajorMark } {
  const majorCip4 = plain(major);
  const same = sameProgramsAs(majorCip4);
  const own = programs.filter(({ cip }) => same.includes(plain(cip)));
  if (own.length > 0) return { programs: own, mark: 'your major' };

  const cipFamily = majorCip4.slice(0, 2);
  const close = needsTheProgram({ cipFamily, majorCip4 })
    ? []
    : programs.filter(({ cip }) => cip.startsWith(cipFamily));
  return { programs: close.slice(0, MOST_CLOSE), mark: 'close to your major' };
}

/** What graduates in a major earn at a college, or in a program close to it; null when it is not published. */
export function earningsForMajor<Of extends Program>(
  programs: readonly Of[],
  major: string,
): (MajorEarnings & { readonly program: Of }) | null {
  const { programs: meant, mark } = programsForMajor(programs, major);
  for (const program of meant) {
    if (program.medianEarnings !== null) return { dollars: program.medianEarnings, program, mark };
  }
  return null;
}

const plain = (cip: string) => cip.replace('.', '');
