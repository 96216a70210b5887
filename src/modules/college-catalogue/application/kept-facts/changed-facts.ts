import { type KeptFacts } from '../../contracts/index.js';
import { type ChangedFact, type FactChanges, type FactName, type KeptFact } from './kept-fact-store.js';

/** What these changes change; a fact that is kept just so already is left out. */
export const changedFacts = (unitId: number, kept: KeptFacts, changes: FactChanges): readonly ChangedFact[] =>
  (Object.keys(changes) as FactName[]).flatMap((name) => {
    const fact = changes[name];
    if (fact === undefined || isSame(kept[name] ?? null, fact)) return [];
    return [{ unitId, name, fact }];
  });

const isSame = (one: KeptFact | null, other: KeptFact | null): boolean => {
  if (one === null || other === null) return one === other;
  return (
    one.sourceUrl === other.sourceUrl &&
    one.checkedOn === other.checkedOn &&
    JSON.stringify(one.value) === JSON.stringify(other.value)
  );
};
