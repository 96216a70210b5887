import { learnedIntents } from './learned-intents.js';

type Forbidden = 'ghostwrite' | 'injection';

const LIKELIER_THAN_NOT = 0.5;

/** What Wren always refuses, in wordings that no rule names; null for everything else. */
export function learnedRefusal(slotted: string): Forbidden | null {
  const learned = learnedIntents(slotted);
  const [ghostwrite, injection] = [learned.get('ghostwrite') ?? 0, learned.get('injection') ?? 0];
  if (ghostwrite + injection < LIKELIER_THAN_NOT) return null;
  return ghostwrite >= injection ? 'ghostwrite' : 'injection';
}
