import { type Entities } from '../entities/entities.js';
import { type ProfileChanges } from './changes.js';
import { changesOf } from './told-facts.js';

const UNWEIGHTED = /\bun-?weighted\b|\bnot weighted\b/iu;
const WEIGHTED = /\bweighted\b/iu;
const SCALES = [
  ['5.0', /\b(?:5|5\.0|five)[- ]?(?:point )?scale\b|\bout of (?:5|five)\b/iu],
  ['6.0', /\b(?:6|6\.0|six)[- ]?(?:point )?scale\b|\bout of (?:6|six)\b/iu],
  ['100', /\b100[- ]?(?:point )?scale\b|\bout of 100\b/iu],
] as const;

/** The proposal as "it’s weighted", "I meant 1370" or "it’s on a 5.0 scale" changes it; null when the message corrects nothing. */
export function correctionOf(
  proposed: ProfileChanges,
  message: string,
  entities: Entities,
): ProfileChanges | null {
  const corrected = withScale(withWeighting(withNumbers(proposed, entities), message), message);
  return isSame(corrected, proposed) ? null : corrected;
}

function withNumbers(proposed: ProfileChanges, { facts, bareNumber }: Entities): ProfileChanges {
  const own = facts.filter(({ whose }) => whose === 'mine');
  const named = own.reduce<ProfileChanges>((all, fact) => ({ ...all, ...changesOf(fact) }), {});
  if (Object.keys(named).length > 0) return { ...proposed, ...named };
  return bareNumber === null ? proposed : { ...proposed, ...readAs(proposed, bareNumber) };
}

const between = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** A number alone corrects the answer whose range it fits. */
function readAs(proposed: ProfileChanges, value: number): ProfileChanges {
  if (proposed.satTotal !== undefined && between(value, 400, 1600)) return { satTotal: value };
  if (proposed.actComposite !== undefined && between(value, 1, 36)) return { actComposite: value };
  const most = proposed.gpaScale === '100' ? 110 : 7;
  if (!between(value, 0, most)) return {};
  if (proposed.unweightedGpa !== undefined) return { unweightedGpa: String(value) };
  return proposed.weightedGpa === undefined ? {} : { weightedGpa: String(value) };
}

function withWeighting(proposed: ProfileChanges, message: string): ProfileChanges {
  const { unweightedGpa, weightedGpa, ...others } = proposed;
  if (UNWEIGHTED.test(message))
    return weightedGpa === undefined ? proposed : { ...others, unweightedGpa: weightedGpa };
  if (!WEIGHTED.test(message) || unweightedGpa === undefined) return proposed;
  return { ...others, weightedGpa: unweightedGpa };
}

function withScale(proposed: ProfileChanges, message: string): ProfileChanges {
  if (proposed.unweightedGpa === undefined && proposed.weightedGpa === undefined) return proposed;
  const [gpaScale] = SCALES.find(([, words]) => words.test(message)) ?? [];
  return gpaScale === undefined ? proposed : { ...proposed, gpaScale };
}

const isSame = (one: ProfileChanges, other: ProfileChanges): boolean =>
  JSON.stringify(one, Object.keys({ ...one, ...other }).sort()) ===
  JSON.stringify(other, Object.keys({ ...one, ...other }).sort());
