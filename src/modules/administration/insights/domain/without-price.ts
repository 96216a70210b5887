const SENTENCES = /(?<=\.)\s+/;
const NAMES_MONEY = /\$|\bfamily\b/;

/**
 * The reasons for a college as an admin may read them. A price after aid follows from the family's income, which admins see only
 * after they gave a reason.
 */
export const withoutPrice = (reasoning: string): string =>
  reasoning.split(SENTENCES).flatMap(sentenceWithoutPrice).join(' ');

function sentenceWithoutPrice(sentence: string): string[] {
  const clauses = sentence.replace(/\.$/, '').split('; ');
  const shown = clauses.filter((clause) => !NAMES_MONEY.test(clause)).join('; ');
  return shown === '' ? [] : [`${shown.charAt(0).toUpperCase()}${shown.slice(1)}.`];
}
