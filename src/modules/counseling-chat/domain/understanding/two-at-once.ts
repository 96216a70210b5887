import { type Intent } from '../intents/intent.js';

/** What may be asked for by a noun alone. */
const NOUNS: readonly (readonly [Intent, string])[] = [
  ['chance_at', 'chances?|odds'],
  ['net_price', 'price|prices|cost|costs|tuition'],
  ['deadlines', 'deadlines?|due dates?'],
  ['college_facts', 'acceptance rates?|admit rates?|grad(?:uation)? rates?|size'],
];
const AND = ' ?(?:and|&|\\+|plus|,|/) ?(?:the |its |their |my |also |what the )?';

/** "Chances and price at LSU please" asks for both. */
export function twoAtOnce(slotted: string): readonly [Intent, Intent] | null {
  for (const [one, first] of NOUNS)
    for (const [other, second] of NOUNS)
      if (one !== other && new RegExp(`\\b(?:${first})${AND}(?:${second})\\b`).test(slotted))
        return [one, other];
  return null;
}
