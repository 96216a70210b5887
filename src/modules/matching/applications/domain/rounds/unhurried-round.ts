import { type RoundDates } from '../published-plan.js';
import { isRolling } from '../deadlines/round-dates.js';
import { type Round } from './round.js';

const REGULAR: Round = { applicationType: 'Regular Decision', plan: null };
const ROLLING: Round = { applicationType: 'Rolling', plan: null };

/** The round that promises nothing, for who has not chosen one. `rounds` are of the newest cycle first. */
export const unhurriedRound = ([newest]: readonly RoundDates[], openAdmission: boolean): Round =>
  (newest === undefined ? openAdmission : isRolling(REGULAR, newest)) ? ROLLING : REGULAR;
