import { type Phrase, phrase } from '../../domain/figures/figure.js';
import { printed } from '../../domain/figures/print.js';
import { type Chance } from '../tools/tool-results.js';

const PRICE = 'your family can plan for';
const LOW_END = 'range reaches down';
const ESTIMATE = 'your estimate is below';
const OPENING = /^Not counted as a safety: /u;

/** The college would take the student, and costs more than the family said it can pay. */
export const isOnlyTooExpensive = ({ notSafe }: Chance): boolean => notSafe?.includes(PRICE) ?? false;

/** Why a likely college is planned on as a target, without figures of the match: the low end is printed as the figure it is. */
export function whyNotSafe({ notSafe, low }: Chance): Phrase {
  if (notSafe === null) return phrase``;
  if (notSafe.includes(LOW_END)) return phrase`the low end is ${printed(low)}`;
  if (notSafe.includes(PRICE)) return phrase`over your family’s budget`;
  if (notSafe.includes(ESTIMATE)) return phrase`not quite sure enough`;
  return phrase`${notSafe.replace(OPENING, '').replace(/\.$/u, '')}`;
}
