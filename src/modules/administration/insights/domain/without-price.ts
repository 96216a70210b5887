/** "about $27,700 a year after aid, more than your family can plan for". */
const PRICE =
  /about \$[\d,]+(?:,? aid covers it| a year after aid)(?:, more than your family can plan for)?/i;

/**
 * The reasons for a college as an admin may read them. A price after aid follows from the family's income, which admins see only
 * after they gave a reason.
 */
export const withoutPrice = (reasoning: string): string =>
  reasoning
    .replace(new RegExp(`; ${PRICE.source}`, 'i'), '')
    .replace(new RegExp(`^${PRICE.source}(?:; |\\. )`, 'i'), '');
