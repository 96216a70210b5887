import { type Entities } from '../entities/entities.js';

const CHANGES = /\b(?:not|without|except|drop|remove|take off|minus|instead|also|add|put|swap|replace)\b/iu;
const LEFT_OUT = /\b(?:not|without|except|drop|remove|minus|no|take off|take out)(?: the)?\s*$/iu;
const TAKEN_IN = /\b(?:add|put|also|plus|instead|with|for)\b/iu;

/** The colleges that were to be saved, as "not UCLA, put Washington instead" changes them; null where it changes nothing. */
export function correctedColleges(
  proposed: readonly number[],
  message: string,
  { colleges }: Entities,
): readonly number[] | null {
  if (colleges.length === 0 || !CHANGES.test(message)) return null;
  const idsWhere = (isLeftOut: boolean): number[] =>
    colleges
      .filter(({ span }) => LEFT_OUT.test(message.slice(0, span.from)) === isLeftOut)
      .flatMap(({ candidates }) => candidates.slice(0, 1));
  const out = idsWhere(true).filter((id) => proposed.includes(id));
  const taken = TAKEN_IN.test(message) ? idsWhere(false).filter((id) => !proposed.includes(id)) : [];
  if (out.length === 0) return null;
  return [...new Set([...proposed.filter((id) => !out.includes(id)), ...taken])];
}
