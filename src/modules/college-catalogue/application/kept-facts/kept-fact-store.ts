import { type KeptFacts } from '../../contracts/index.js';

export type FactName = keyof KeptFacts;
export type KeptFact = NonNullable<KeptFacts[FactName]>;

/** By fact: what to keep, or null to keep nothing anymore. Facts that are absent stay as they are. */
export type FactChanges = { readonly [Name in FactName]?: KeptFacts[Name] | null };

export interface ChangedFact {
  unitId: number;
  name: FactName;
  /** Null to remove it. */
  fact: KeptFact | null;
}

export interface Keeper {
  adminId: string;
  now: Date;
}

/** What admins keep about colleges. All of it belongs in the caller's unit of work. */
export abstract class KeptFactStore {
  /** Until the unit of work ends, nobody else changes facts. Colleges we do not have are absent. */
  abstract lock(unitIds: readonly number[]): Promise<ReadonlyMap<number, KeptFacts>>;
  /** Also shows the facts wherever these colleges are listed. */
  abstract change(facts: readonly ChangedFact[], keeper: Keeper): Promise<void>;
  abstract forgetKeeper(adminId: string): Promise<void>;
}
