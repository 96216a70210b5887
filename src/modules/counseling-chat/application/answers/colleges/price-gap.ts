import { type Figure, phrase, type Said } from '../../../domain/figures/figure.js';
import { ruleFigure } from '../../../domain/figures/own-figures.js';
import { priceWords, printed } from '../../../domain/figures/print.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegePrice } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';
import { earningsByCollege } from './field-earnings.js';

const YEARS = 4;
const ROUNDED_TO = 100;

/** What two colleges differ by over four years, beside what their graduates earn. Null where a price is not known. */
export async function priceGap(
  asked: Asked,
  ids: readonly number[],
  tools: TurnTools,
): Promise<Answer | null> {
  const found = await tools.use('net_price', { colleges: ids.slice(0, 2) });
  if (!found.ok) return null;
  const [cheaper, dearer] = found.data.toSorted((a, b) => amount(a) - amount(b));
  if (cheaper === undefined || dearer === undefined || !Number.isFinite(amount(dearer))) return null;
  const gap = ruleFigure(
    rounded(YEARS * (Math.max(0, amount(dearer)) - Math.max(0, amount(cheaper)))),
    'dollars',
  );
  const reply = new ReplyWriter().say(
    phrase`By my figures ${dearer.college.name} would cost you ${priceWords(dearer.price)} and ${cheaper.college.name} ${priceWords(cheaper.price)}: about ${printed(gap)} apart over four years.`,
    ...(await paidBack(asked, [cheaper, dearer], tools)),
  );
  return {
    reply: reply
      .say('No one can promise what you’ll earn, and loans would add interest. Want the two side by side?')
      .offer('Compare price and chance', 'Find cheaper ones', 'How does financial aid work?')
      .done(),
  };
}

const amount = ({ price }: CollegePrice): number =>
  typeof price.value === 'number' ? price.value : Number.POSITIVE_INFINITY;
const rounded = (dollars: number): number => Math.round(dollars / ROUNDED_TO) * ROUNDED_TO;

/** Whether graduates of the dearer one earn more, and by how much a year. */
async function paidBack(
  asked: Asked,
  [cheaper, dearer]: readonly [CollegePrice, CollegePrice],
  tools: TurnTools,
): Promise<Said[]> {
  const earned = await earningsByCollege(asked, [cheaper.college, dearer.college], tools);
  const [less, more] = [cheaper, dearer].map(({ college }) => earned.figures.get(college.id));
  if (less === undefined || more === undefined)
    return ['I don’t have earnings for both, so I can’t say whether it comes back.'];
  const difference = value(more) - value(less);
  const both = phrase`${earned.words} earn ${printed(more)} a year from ${dearer.college.name} and ${printed(less)} from ${cheaper.college.name}, in the middle.`;
  if (difference <= 0) return [both, 'So in these figures the extra cost doesn’t come back in pay.'];
  return [
    both,
    phrase`That’s ${printed(ruleFigure(rounded(difference), 'dollars'))} a year more before taxes, so it would take many years, and part of it is who enrolls.`,
  ];
}

const value = (figure: Figure): number => (typeof figure.value === 'number' ? figure.value : 0);
