import { clip } from '../../numeric/clip.js';
import { normalQuantile } from '../../numeric/normal.js';
import { ramp } from '../../numeric/ramp.js';
import { LEAST_CHANCE } from './chance-limits.js';
import { type CollegeFacts } from '../college-facts.js';
import { NO_EFFECT, type Effect } from './effect.js';
import { RESIDENCE_RATES } from './residence-rates.js';

/** What living in the college's state does to the chance, what living elsewhere does, and what not knowing it does. */
export interface ResidenceEffects {
  readonly resident: Effect;
  readonly other: Effect;
  readonly unknown: Effect;
}

const NOWHERE: ResidenceEffects = { resident: NO_EFFECT, other: NO_EFFECT, unknown: NO_EFFECT };
/** Standard deviation of the effect where the college publishes its rates by residence, and where the home is unknown. */
const DEVIATION = { published: 0.1, unknown: 0.25 } as const;
/** The assumed effect is whole up to the first admit rate and nothing at the second. */
const ASSUMED_RATE = { whole: 0.5, none: 1 } as const;
/** Even where the assumed effect is nothing, this share of its deviation stays. */
const LEAST_DEVIATION = 0.2;
/** Mean and spread over the colleges in the table and three more. */
const USUAL = { resident: 0.25, residentDeviation: 0.2, other: -0.2, otherDeviation: 0.25 } as const;
/** Public colleges of these states look for students from elsewhere. */
const SEEKING_OTHERS = { resident: -0.1, residentDeviation: 0.3, other: 0.4, otherDeviation: 0.3 } as const;
const STATES_SEEKING_OTHERS: readonly string[] = ['CA', 'NY'];
/** Admit rates stay within these when they become normal scores. */
const SHARE = { least: 0.004, most: 0.996 } as const;

/** Whom a college is assumed to prefer as long as it publishes no rates by residence. */
export function assumedAdvantage({ state }: CollegeFacts): 'residents' | 'others' {
  return STATES_SEEKING_OTHERS.includes(state) ? 'others' : 'residents';
}

/** A public college that asks the same tuition of everyone has no reason to prefer either. */
export function chargesAllAlike({ tuitionInState, tuitionOutOfState }: CollegeFacts): boolean {
  return tuitionInState !== null && tuitionInState === tuitionOutOfState;
}

export function residenceEffects(
  college: CollegeFacts,
  admitRate: number,
  mostChance: number,
): ResidenceEffects {
  if (college.control !== 'public') return NOWHERE;
  const unknown = effect(0, DEVIATION.unknown);

  const published = RESIDENCE_RATES.get(college.unitId);
  if (published !== undefined) {
    const score = (rate: number) =>
      normalQuantile(clip((rate - LEAST_CHANCE) / (mostChance - LEAST_CHANCE), SHARE.least, SHARE.most));
    const shift = (rate: number) => score(rate) - score(admitRate);
    return {
      resident: effect(shift(published.residents), DEVIATION.published),
      other: effect(shift(published.others), DEVIATION.published),
      unknown,
    };
  }

  if (chargesAllAlike(college)) return NOWHERE;
  const assumed = assumedAdvantage(college) === 'others' ? SEEKING_OTHERS : USUAL;
  const weight = ramp(admitRate, ASSUMED_RATE.whole, ASSUMED_RATE.none);
  const spread = Math.max(weight, LEAST_DEVIATION);
  return {
    resident: effect(assumed.resident * weight, assumed.residentDeviation * spread),
    other: effect(assumed.other * weight, assumed.otherDeviation * spread),
    unknown,
  };
}

const effect = (shift: number, deviation: number): Effect => ({ shift, variance: deviation * deviation });
