import { type FactTold } from '../entities/entities.js';
import { type Wish } from '../understanding/wish.js';
import { type ProfileChanges } from './changes.js';
import { toldChanges } from './told-facts.js';

/** A major is often only thought of, and what is wished of colleges is kept among the limits. */
const COUNTED: readonly FactTold['kind'][] = ['gpa', 'sat', 'act', 'ap', 'grade-level', 'home-state'];

/** What the student said of themselves in this talk, the newest last: it counts for every answer until it is saved or declined. */
export function toldAfter(told: ProfileChanges | undefined, wishes: readonly Wish[]): ProfileChanges {
  const facts = wishes.flatMap(({ entities }) => entities.facts).filter(({ kind }) => COUNTED.includes(kind));
  const [first] = wishes;
  return first === undefined ? { ...told } : { ...told, ...toldChanges({ ...first.entities, facts }) };
}

/** The stored profile tells these from now on, or the student does not want them counted. */
export const withoutTold = (told: ProfileChanges | undefined, settled: ProfileChanges): ProfileChanges =>
  Object.fromEntries(Object.entries(told ?? {}).filter(([field]) => !(field in settled)));
