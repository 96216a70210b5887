import { ramp } from '../../numeric/ramp.js';
import { type CollegeFacts } from '../college-facts.js';
import { isCollegeOfTheArts } from '../college-type.js';
import { NO_EFFECT, type Effect } from './effect.js';

/** Majors that many colleges admit to on their own, each in its own way. */
export const CROWDED_MAJORS = ['computing', 'engineering', 'nursing', 'arts'] as const;
export type CrowdedMajor = (typeof CROWDED_MAJORS)[number];

/** By four-digit CIP code. Arts: theater, music, dance, film, design and studio art, with auditions and portfolios. */
const BY_PROGRAM: ReadonlyMap<string, CrowdedMajor> = new Map([
  ['1101', 'computing'],
  ['1107', 'computing'],
  ['1408', 'engineering'],
  ['5138', 'nursing'],
  ['5003', 'arts'],
  ['5004', 'arts'],
  ['5005', 'arts'],
  ['5006', 'arts'],
  ['5007', 'arts'],
  ['5009', 'arts'],
]);
const BY_FAMILY: ReadonlyMap<string, CrowdedMajor> = new Map([
  ['11', 'computing'],
  ['14', 'engineering'],
]);

interface Intention {
  readonly majorCip4: string | null;
  readonly cipFamily: string | null;
}

export function crowdedMajorOf({ majorCip4, cipFamily }: Intention): CrowdedMajor | null {
  return BY_PROGRAM.get(majorCip4 ?? '') ?? BY_FAMILY.get(cipFamily ?? '') ?? null;
}

/** Large public colleges: whole up to the first admit rate, nothing from the second on. */
const LARGE_PUBLIC = { leastUndergraduates: 10_000, whole: 0.6, none: 0.9 } as const;
/** Selective private colleges: less and less up to this admit rate. */
const SELECTIVE_PRIVATE = { below: 0.35 } as const;
/**
 * Shift and standard deviation. Judgment, with a wide range, from the few published cases: Illinois (45% overall, computing 7%),
 * Carnegie Mellon (17%, computing 5%), UC Irvine (29%, nursing 2.5%), Virginia (39% of residents, nursing 14%).
 */
const AT_LARGE_PUBLICS = {
  computing: [-0.4, 0.5],
  nursing: [-0.4, 0.5],
  engineering: [-0.15, 0.3],
} as const;
const AT_SELECTIVE_PRIVATES = {
  computing: [-0.25, 0.25],
  engineering: [-0.25, 0.25],
  nursing: [-0.4, 0.25],
} as const;
/** Auditions and portfolios decide in part; a college of the arts accounts for them itself. */
const ARTS_DEVIATION = 0.3;

export function crowdedMajorEffect(major: CrowdedMajor, college: CollegeFacts, admitRate: number): Effect {
  if (major === 'arts') {
    return isCollegeOfTheArts(college) ? NO_EFFECT : { shift: 0, variance: ARTS_DEVIATION ** 2 };
  }
  if (college.control === 'public') {
    const large = (college.undergraduates ?? 0) >= LARGE_PUBLIC.leastUndergraduates;
    const weight = large ? ramp(admitRate, LARGE_PUBLIC.whole, LARGE_PUBLIC.none) : 0;
    return weighted(AT_LARGE_PUBLICS[major], weight);
  }
  return weighted(AT_SELECTIVE_PRIVATES[major], ramp(admitRate, 0, SELECTIVE_PRIVATE.below));
}

function weighted([shift, deviation]: readonly [number, number], weight: number): Effect {
  return weight === 0 ? NO_EFFECT : { shift: shift * weight, variance: (deviation * weight) ** 2 };
}
