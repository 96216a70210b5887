import { type Intent } from '../intents/intent.js';
import { type FollowUp } from './follow-up.js';

const PRICED: readonly Intent[] = ['net_price', 'aid_basics', 'cheapest'];
const OF_A_FAMILY =
  /\b(?:we|we are|us|our|family|house|household|parents?|mom|dad|kids|make|makes|earn|earns|income|total|a year|bring in)\b/;
const OF_WHAT_THEY_CAN_PAY =
  /\b(?:afford|pay|spend|budget|limit|max|tuition|costs?|price|loans?|scholarships?|offered|save)\b/;

/** "My house is under 30k total", after a price: the same price for that income. */
export const theirIncome: FollowUp = ({ slotted, entities, state }) => {
  const { money, colleges, wishes } = entities;
  const [first] = money;
  if (!PRICED.includes(state.topic ?? 'unclear') || first === undefined) return null;
  const isTold = money.every(({ role }) => role === 'income');
  if (money.length > 1 && !isTold) return null;
  if (!isTold && (colleges.length > 0 || !OF_A_FAMILY.test(slotted) || OF_WHAT_THEY_CAN_PAY.test(slotted)))
    return null;
  const { netPriceMax, ...others } = wishes;
  return {
    intent: 'net_price',
    entities: {
      ...entities,
      wishes: netPriceMax === undefined ? wishes : others,
      money: [{ ...first, dollars: total(money), role: 'income' as const }],
    },
  };
};

/** "Dad makes 60, mom makes 20" */
const total = (money: readonly { readonly dollars: number }[]): number =>
  money.reduce((sum, { dollars }) => sum + dollars, 0);
