import { phrase } from '../../../domain/figures/figure.js';
import { ruleFigure } from '../../../domain/figures/own-figures.js';
import { printed } from '../../../domain/figures/print.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';
import { normalize } from '../../../domain/language/normalize.js';

const PAYMENT =
  /\bmonthly\b|\b(?:a|per|each|every) month\b|\bpayments?\b|\bpay (?:it|that|them) (?:back|off)\b/;
const IN_THE_DATA = 'debt';

/** "What's the monthly payment?", after what graduates owe. */
export const asksForPayment = ({ message, state }: Pick<Asked, 'message' | 'state'>): boolean => {
  const { plain } = normalize(message);
  return PAYMENT.test(plain) && (state.attribute === IN_THE_DATA || /\bdebt\b|\bloans?\b/.test(plain));
};

const YEARLY_RATE = 0.06;
const MONTHS = 120;
const MONTHS_OF_A_YEAR = 12;
const ROUNDED_TO = 5;

/** By the formula of every fixed loan. */
export function monthlyPayment(debt: number): number {
  const rate = YEARLY_RATE / MONTHS_OF_A_YEAR;
  const payment = (debt * rate) / (1 - (1 + rate) ** -MONTHS);
  return Math.round(payment / ROUNDED_TO) * ROUNDED_TO;
}

/** What the median debt takes a month on the standard plan; null where no debt is reported. */
export async function loanPayment(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const [college] = asked.colleges;
  if (college === undefined) return null;
  const found = await tools.use('college_facts', { colleges: [college.id], about: ['debt'] });
  const debt = found.ok ? found.data[0]?.facts[0]?.figures[0] : undefined;
  if (typeof debt?.value !== 'number') return null;
  const payment = printed(ruleFigure(monthlyPayment(debt.value), 'dollars'));
  const rate = printed(ruleFigure(YEARLY_RATE, 'share'));
  return {
    reply: new ReplyWriter()
      .say(
        phrase`About ${payment} a month on ${printed(debt)} of federal loans from ${college.name}, over the standard ten years.`,
        phrase`That assumes ${rate} interest; federal loans of the last years cost a little less or more, and plans by income can ask less a month.`,
      )
      .say('It’s an estimate, without private or parent loans. Want to see what a year there costs you?')
      .offer('What would it cost me?', 'Grants vs loans', 'Compare with another college')
      .done(),
    state: { attribute: IN_THE_DATA },
  };
}
