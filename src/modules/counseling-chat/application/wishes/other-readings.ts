import { type Intent } from '../../domain/intents/intent.js';
import { type Wish } from '../../domain/understanding/wish.js';

const LONGEST_CHIP = 32;

/** How a student would ask for the other reading of an unclear message. */
const AS_A_QUESTION: Partial<Record<Intent, string>> = {
  chance_at: 'What are my chances there?',
  chances_overview: 'Calculate admission chances',
  net_price: 'What would it cost me?',
  college_facts: 'Tell me more about it',
  safety_schools: 'Find safety schools',
  recommend: 'Where should I apply?',
  list_balance: 'Is my list balanced?',
  my_list: 'What is on my list?',
  improve_chances: 'What would help my chances?',
  next_step: 'What should I do next?',
  essay_help: 'Essay help',
  aid_basics: 'Financial aid options',
  scholarships: 'How do I find scholarships?',
  deadlines: 'When are my deadlines?',
  cheapest: 'Cheapest colleges for me',
};

export function otherReading({ instead, colleges }: Wish): readonly string[] {
  const chip = instead === null ? undefined : AS_A_QUESTION[instead];
  if (chip === undefined) return [];
  const speaksOfOne = /\b(?:there|it)\b/.test(chip);
  return speaksOfOne && colleges.length !== 1 ? [] : [chip];
}

/** What a long message asked beyond what one reply answers. */
export const leftOverChips = (wishes: readonly Wish[]): readonly string[] =>
  wishes
    .map(({ text, intent }) => (text.length <= LONGEST_CHIP ? text : (AS_A_QUESTION[intent] ?? '')))
    .filter((chip) => chip !== '');
