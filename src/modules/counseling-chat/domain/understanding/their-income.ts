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
  if (!PRICED.includes(state.topic ?? 'unclear') || money.length !== 1) return null;
  const isTold = money[0]?.role === 'income';
  if (!isTold && (colleges.length > 0 || !OF_A_FAMILY.test(slotted) || OF_WHAT_THEY_CAN_PAY.test(slotted)))
    return null;
  const { netPriceMax, ...others } = wishes;
  return {
    intent: 'net_price',
    entities: {
      ...entities,
      wishes: netPriceMax === undefined ? wishes : others,
      money: money.map((sum) => ({ ...sum, role: 'income' as const })),
    },
  };
};
