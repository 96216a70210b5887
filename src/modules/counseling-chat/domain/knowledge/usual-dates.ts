import { type Figure } from '../figures/figure.js';

/** Most common in the application plans for fall 2027 that 189 colleges published; looked up on November 23, 2026. */
const CYCLE = '2026-27';

/** When applications of a round are usually due. Of regular decisions the early ones, so that who plans by them misses none. */
const USUAL: Readonly<Record<UsualRound, string>> = {
  'Early Decision': 'November 1',
  'Early Action': 'November 1',
  'Regular Decision': 'early January',
};
/** Rolling admission has no usual date. */
export type UsualRound = 'Early Decision' | 'Early Action' | 'Regular Decision';
export const USUAL_ROUNDS: readonly UsualRound[] = ['Early Decision', 'Early Action', 'Regular Decision'];

export const usualDateOf = (round: UsualRound, about: Figure['about'] = 'all'): Figure => ({
  value: USUAL[round],
  unit: 'date',
  label: 'usual-date',
  about,
  source: 'published-plans',
  year: CYCLE,
  said: 'rule',
});
