import { phrase, type Said } from '../../../../domain/figures/figure.js';
import { ruleFigure } from '../../../../domain/figures/own-figures.js';
import { printed } from '../../../../domain/figures/print.js';
import { type Asked } from '../../answerer.js';

const UT_AUSTIN = 228_778;
const TEXAS_AM = 228_723;
/** As last announced: admissions.utexas.edu, and Texas Education Code 51.803. */
const SHARES: ReadonlyMap<number, number> = new Map([
  [UT_AUSTIN, 0.05],
  [TEXAS_AM, 0.1],
]);

/** To a Texan at a college that takes most of its Texans by class rank; empty elsewhere. */
export function texasNote({ student }: Pick<Asked, 'student'>, college: number): Said {
  const share = SHARES.get(college);
  if (share === undefined || student.homeState !== 'TX') return '';
  return phrase`It takes most Texans by class rank, automatically from about the top ${printed(ruleFigure(share, 'share'))}; everyone else is read in full.`;
}
