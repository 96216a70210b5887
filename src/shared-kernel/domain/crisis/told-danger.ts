import { clausesOf } from './clauses.js';
import { withoutIdioms } from './crisis.js';
import { plainWords } from './plain-words.js';
import { PLANS, FAREWELLS } from './rules/plans-and-farewells.js';
import { SAID_OUTRIGHT, WANTING_TO_DIE } from './rules/wanting-to-die.js';
import { EXPLAINED } from './rules/explained.js';
import { EATING, SELF_HARM } from './rules/body-and-food.js';
import { BEATEN, HARASSMENT, SEXUAL } from './rules/hurt-by-others.js';
import { FRIEND, MEDICAL, SPANISH, UNSAFE, VIOLENCE } from './rules/danger-around.js';
import { isSaid } from './rules/rule.js';
import type { CrisisKind } from './signs.js';

/** In this order: what is most urgent or most exact first. */
const RULES = [
  ...SAID_OUTRIGHT,
  ...MEDICAL,
  ...SPANISH,
  ...FRIEND,
  ...VIOLENCE,
  ...SEXUAL,
  ...BEATEN,
  ...UNSAFE,
  ...HARASSMENT,
  ...EATING,
  ...SELF_HARM,
  ...WANTING_TO_DIE,
  ...PLANS,
  ...FAREWELLS,
];

/** What danger somebody tells an advisor of, by rules over who, what is wanted or done, with what and when. */
export function toldDanger(text: string): CrisisKind | null {
  const clauses = clausesOf(text).map(wordsIn);
  return RULES.find((rule) => clauses.some((words) => isSaid(rule, words)))?.kind ?? null;
}

/** Whether a clause says by itself that it only sounds like danger. */
export const isExplained = (clause: string): boolean => {
  const words = plainWords(`${clause}.`);
  return EXPLAINED.some((rule) => isSaid(rule, words));
};

const wordsIn = (clause: string): string[] => withoutIdioms(plainWords(`${clause}.`));
