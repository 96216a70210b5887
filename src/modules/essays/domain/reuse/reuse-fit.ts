import { type PromptFamily } from '../prompts/prompt.js';

const SMALL_CHANGES = 1;
const NEW_TURN = 0.6;
const NOT_AT_ALL = 0;

/** How well an essay of one family answers another. Not listed: not at all. */
const KIN: Partial<Record<PromptFamily, Partial<Record<PromptFamily, number>>>> = {
  identity: { perspective: SMALL_CHANGES, community: NEW_TURN, standout: NEW_TURN, story: NEW_TURN },
  challenge: { growth: NEW_TURN, education: NEW_TURN, story: NEW_TURN, advice: NEW_TURN },
  belief: { perspective: NEW_TURN, growth: NEW_TURN },
  gratitude: { growth: NEW_TURN, story: NEW_TURN },
  growth: { challenge: NEW_TURN, story: SMALL_CHANGES, standout: NEW_TURN, leadership: NEW_TURN },
  curiosity: { subject: SMALL_CHANGES, 'why-major': NEW_TURN },
  leadership: { impact: SMALL_CHANGES, community: NEW_TURN, activity: NEW_TURN },
  creativity: { talent: NEW_TURN, activity: NEW_TURN },
  talent: { creativity: NEW_TURN, activity: SMALL_CHANGES, standout: NEW_TURN },
  education: { challenge: NEW_TURN, subject: NEW_TURN },
  subject: { curiosity: SMALL_CHANGES, 'why-major': NEW_TURN },
  community: { impact: SMALL_CHANGES, perspective: SMALL_CHANGES, leadership: NEW_TURN, identity: NEW_TURN },
  impact: { community: SMALL_CHANGES, leadership: NEW_TURN, activity: NEW_TURN },
  activity: { talent: NEW_TURN, leadership: NEW_TURN, impact: NEW_TURN },
  perspective: { community: SMALL_CHANGES, identity: SMALL_CHANGES },
  story: { growth: NEW_TURN, standout: NEW_TURN },
  'why-major': { goals: NEW_TURN, curiosity: NEW_TURN },
  goals: { 'why-major': NEW_TURN },
};

/** These answer only themselves, at the same college. */
const ALONE: ReadonlySet<PromptFamily> = new Set([
  'why-us',
  'short-take',
  'roommate',
  'context',
  'imagination',
  'need',
]);
const ABOUT_STUDIES: ReadonlySet<PromptFamily> = new Set(['why-major', 'goals']);

/** How well an essay written for `core` answers `asked`: 1 with small changes, .6 with a new turn, 0 not at all. */
export function reuseFit(core: PromptFamily, asked: PromptFamily, isSameCollege: boolean): number {
  if (core === asked)
    return !ALONE.has(core) || isSameCollege || core === 'need' ? SMALL_CHANGES : NOT_AT_ALL;
  if (ALONE.has(core) || ALONE.has(asked)) return NOT_AT_ALL;
  if (asked === 'open') return SMALL_CHANGES;

  const kin = KIN[core]?.[asked] ?? NOT_AT_ALL;
  return asked === 'standout' && !ABOUT_STUDIES.has(core) ? Math.max(NEW_TURN, kin) : kin;
}

/** Whether an essay of this family may ever go to another college. */
export const canTravel = (family: PromptFamily): boolean => !ALONE.has(family);
