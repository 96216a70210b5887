import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListFacts, type SavedCollege } from '@/api';
import {
  hasAffordableSafety,
  listedChance,
  listOdds,
  type ListOdds,
  measureStudent,
  prepareColleges,
} from '#engine';
import { countedColleges, listFactsOptions } from '../list-facts/list-facts';

export type ListWork = {
  odds: ListOdds;
  /** Those with an estimate, in the order of `odds.adds`. */
  colleges: readonly { id: number; name: string }[];
  /** Colleges without an estimate, such as those without an admission rate. */
  notCounted: number;
  /** Colleges with an estimate but without a price for this family. */
  withoutPrice: number;
  safeties: number;
  hasAffordableSafety: boolean;
  /** Likely colleges that are no safety, each with the reason. */
  almostSafe: readonly { name: string; why: string }[];
  /** Whether the student said what the family can pay or earns. */
  knowsBudget: boolean;
};

/** Computed in the browser, by the engine that the server uses. Null with neither grades nor scores. */
export const listWork = ({ student, colleges, admissionsTerm }: ListFacts): ListWork | null => {
  const measured = measureStudent(student);
  if (!measured.enoughToEstimate) return null;

  const columns = prepareColleges(colleges, admissionsTerm);
  const known = colleges.flatMap(({ unitId, name }, row) => {
    const chance = listedChance(measured, columns, row);
    return chance === null ? [] : [{ id: unitId, name, chance }];
  });
  const chances = known.map(({ chance }) => chance);
  return {
    odds: listOdds(chances),
    colleges: known,
    notCounted: colleges.length - known.length,
    withoutPrice: chances.filter(({ affordable }) => affordable === null).length,
    safeties: chances.filter(({ category }) => category === 'safety').length,
    hasAffordableSafety: hasAffordableSafety(chances),
    almostSafe: known.flatMap(({ name, chance: { notSafe } }) =>
      notSafe === null ? [] : [{ name, why: notSafe }],
    ),
    knowsBudget: student.maxCost !== null || student.incomeBand !== null,
  };
};

/** The odds of the list on screen; those of the list before it while the facts of a new college load. */
export const useListOdds = (list: readonly SavedCollege[]) => {
  const { data: facts, ...query } = useQuery({
    ...listFactsOptions(list),
    placeholderData: keepPreviousData,
  });
  const ids = countedColleges(list)
    .map(({ collegeId }) => collegeId)
    .join();
  const work = useMemo(() => {
    if (!facts) return undefined;
    const counted = ids.split(',');
    return listWork({
      ...facts,
      colleges: facts.colleges.filter(({ unitId }) => counted.includes(String(unitId))),
    });
  }, [facts, ids]);
  return { ...query, work };
};
