import { type MajorMark, programsForMajor } from '#engine';
import { type CollegeDetail } from '@/api';
import { type OwnFacts } from './own-facts';

type Program = CollegeDetail['bachelorsPrograms']['top'][number];

export type OwnProgram = { program: Program; mark: MajorMark | null };

/** The student's major first; where the college has it under another name only, programs close to it. */
export function ownProgramsFirst(programs: readonly Program[], major: OwnFacts['major']): OwnProgram[] {
  const own = major === null ? null : programsForMajor(programs, major.cip4);
  const others = programs.filter((program) => own?.programs.includes(program) !== true);
  return [
    ...(own?.programs.map((program) => ({ program, mark: own.mark })) ?? []),
    ...others.map((program) => ({ program, mark: null })),
  ];
}
