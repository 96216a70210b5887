import { type CollegeDetail } from '@/api';
import { isMainlyShorter } from '../college/kind-of-college';

/** The undergraduate programs by degree, the degree most students earn first. */
export const programLists = (college: CollegeDetail) => {
  const lists = [
    { degrees: 'bachelor’s', list: college.bachelorsPrograms },
    { degrees: 'associate', list: college.associatePrograms },
  ].filter(({ list }) => list.total > 0);
  return isMainlyShorter(college) ? lists.toReversed() : lists;
};

type Program = CollegeDetail['bachelorsPrograms']['top'][number];
export type ProgramField = { cip: string; title: string; programs: Program[]; graduates: number };

const OTHER = 'Other fields';

/** By broad field: the student's own first, then those with the most graduates. */
export function byField(
  programs: readonly Program[],
  { programFamilies }: Pick<CollegeDetail, 'programFamilies'>,
  ownFamily: string | null,
): ProgramField[] {
  const titles = new Map(programFamilies.map(({ cip, title }) => [cip, title]));
  const fields = new Map<string, ProgramField>();
  for (const program of programs) {
    const cip = program.cip.slice(0, 2);
    const title = titles.get(cip);
    const key = title === undefined ? OTHER : cip;
    const field = fields.get(key) ?? { cip: key, title: title ?? OTHER, programs: [], graduates: 0 };
    field.programs.push(program);
    field.graduates += program.graduates ?? 0;
    fields.set(key, field);
  }
  const isOwn = ({ cip }: ProgramField) => Number(cip === ownFamily);
  return [...fields.values()].toSorted((a, b) => isOwn(b) - isOwn(a) || b.graduates - a.graduates);
}
