import { type CollegeDetail } from '@/api';
import { type OwnFacts } from './own-facts';

type Program = CollegeDetail['bachelorsPrograms']['top'][number];
type Major = OwnFacts['major'];

/** Fields whose programs don't stand in for each other: someone who wants to be a nurse can't study pharmacy. */
const APART = ['04', '13', '14', '51'];
const MOST_CLOSE = 3;

export type OwnProgram = { program: Program; mark: 'your major' | 'close to your major' | null };

/** The student's major first; where the college has it under another name only, programs close to it. */
export function ownProgramsFirst(programs: readonly Program[], major: Major): OwnProgram[] {
  const own = programs.filter((program) => isOwn(program, major));
  const close = programs.filter((program) => isClose(program, major)).slice(0, MOST_CLOSE);
  const [first, mark] =
    own.length > 0 ? [own, 'your major' as const] : [close, 'close to your major' as const];
  const others = programs.filter((program) => !first.includes(program));
  return [
    ...first.map((program) => ({ program, mark })),
    ...others.map((program) => ({ program, mark: null })),
  ];
}

const isOwn = ({ cip }: Program, major: Major) => cip === major?.cip4;
const isClose = ({ cip }: Program, major: Major) =>
  major !== null && !APART.includes(major.cipFamily) && cip.startsWith(`${major.cipFamily}.`);
