import { type Entities } from '../entities/entities.js';

/** "I am the mother of Ana", "this is Ben's dad": then the account is that of the child. */
const SAYS_SO =
  /\b(?:i am|this is|here is) (?:the |a |an )?(?:(?!my\b)\w+(?:'s|s)? )?(?:mother|mom|mum|father|dad|parent|guardian)\b(?! said| says| wants)|\b(?:mother|mom|father|dad|parent) of \w+\b/;

export const saysAParentWrites = (plain: string): boolean => SAYS_SO.test(plain);

/** What a parent tells of "her" or "my son" is told of the student. */
export const asOfTheStudent = (entities: Entities): Entities => ({
  ...entities,
  facts: entities.facts.map((fact) => ({ ...fact, whose: 'mine' })),
});
