import { type MajorEarnings } from '../college/major/programs-for-major.js';
import { percentWords } from '../explanation/percent-words.js';
import { dollars } from '../explanation/price/price-words.js';

interface Compared {
  readonly saving: number;
  readonly completion: number;
  readonly earnings: MajorEarnings;
  readonly saved: {
    readonly name: string;
    readonly completion: number;
    readonly earnings: MajorEarnings;
  };
}

/** A difference of a twentieth is about the same: earnings are of few people and move from year to year. */
const ABOUT_THE_SAME = 0.05;

/** "About $6,400 a year less for you; 91% graduate, 88% at Penn State; graduates in your major earn about the same." */
export function betterForLessWords({ saving, completion, earnings, saved }: Compared): string {
  const graduates = `${percentWords(completion)} graduate, ${percentWords(saved.completion)} at ${saved.name}`;
  return `About ${dollars(saving)} a year less for you; ${graduates}; ${earningWords(earnings, saved.earnings)}.`;
}

function earningWords(earnings: MajorEarnings, saved: MajorEarnings): string {
  const isSameMajor = [earnings, saved].every(({ mark }) => mark === 'your major');
  return `graduates in your major${isSameMajor ? '' : ' or close to it'} ${differenceWords(earnings.dollars, saved.dollars)}`;
}

function differenceWords(earnings: number, saved: number): string {
  const more = earnings - saved;
  return Math.abs(more) <= ABOUT_THE_SAME * saved
    ? 'earn about the same'
    : `earn about ${dollars(more)} a year more`;
}
