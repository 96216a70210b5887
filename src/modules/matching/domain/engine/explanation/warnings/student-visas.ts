/**
 * Presidential Proclamation 10998 of December 16, 2025, in force from January 1, 2026: nineteen countries in full, nineteen more for
 * student and some other visas, and travel documents of the Palestinian Authority. As two universities list it, read in 2026:
 * iss.washington.edu/presidential-proclamation-expanding-u-s-entry-restrictions and binghamton.edu/international. We never ask about
 * citizenship, so everyone from abroad is told.
 */
export const STUDENT_VISAS =
  'Since January 1, 2026, citizens of 38 countries, Nigeria and Venezuela among them, get no new student visa, with few ' +
  'exceptions (Proclamation 10998). Check with the US embassy before you pay for an application.';
