import { type OpenItem, type SeasonApplication, type SeasonEssay } from '../season.js';

/** The essay items of an application that the essay plan does not answer already: an essay counts once. */
export function itemsOutsidePlan(
  { items, collegeId, form }: SeasonApplication,
  essays: readonly SeasonEssay[],
): OpenItem[] {
  const uses = essays.flatMap((essay) => essay.uses);
  const here = uses.filter(({ collegeIds }) => collegeId !== null && collegeIds.includes(collegeId));
  const hasPersonal =
    here.some((use) => use.form !== null) || (form !== null && uses.some((use) => use.form === form));
  const hasAll = here.some((use) => use.form === 'uc');
  const answers = here.filter((use) => use.form === null).length;

  const open = items.filter(({ kind }) => kind === 'essay').toSorted(longestFirst);
  const personal = open.filter(({ part }) => part === 'personal');
  const others = open.filter(({ part }) => part !== 'personal');
  return [...(hasPersonal ? [] : personal), ...(hasAll ? [] : others.slice(answers))];
}

const longestFirst = (a: OpenItem, b: OpenItem): number =>
  (b.words ?? 0) - (a.words ?? 0) || (a.id < b.id ? -1 : 1);
