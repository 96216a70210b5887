const OF_THE_FAMILY =
  '(?:our|my|his|her|their|family|familys|parents?|dads?|moms?|mothers?|fathers?|household)';

/** "My dad lost his job", "our income dropped": what an aid form with older taxes cannot show. */
export const CHANGED_INCOME = new RegExp(
  [
    `\\b${OF_THE_FAMILY} (?:\\w+ )?(?:income|salary|wages|finances|financial situation) (?:\\w+ ){0,2}(?:changed|different|dropped|fell|decreased|shrank|cut|lower|less|down|reduced)\\b`,
    '\\b(?:lost|losing|loses|lose) (?:(?:his|her|their|my|the|both) )*jobs?\\b',
    '\\b(?:was|were|got|been|is|are|being|getting) (?:just |both )?(?:laid off|let go|fired|furloughed)\\b',
    '\\blaid off\\b|\\blayoffs?\\b|\\bunemployed\\b|\\bout of work\\b',
    '\\b(?:cut|lost|reduced) (?:\\w+ ){0,2}(?:hours|pay|salary)\\b',
    '\\b(?:we|parents|family|mom|dad|mother|father) (?:now )?(?:makes?|earns?|brings? in) (?:\\w+ )?less\\b',
  ].join('|'),
  'u',
);
