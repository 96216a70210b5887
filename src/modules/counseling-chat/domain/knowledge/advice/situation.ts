/** What a student told of themselves that changes the answers about aid and forms after it. */
export const SITUATIONS = ['undocumented', 'international', 'foster', 'homeschooled'] as const;
export type Situation = (typeof SITUATIONS)[number];

const SAID: readonly (readonly [Situation, RegExp])[] = [
  [
    'undocumented',
    /\b(?:i am|im|as) (?:an? )?(?:undocumented|daca|dreamer)\b|\bi have no papers\b|\bno papers\b/,
  ],
  [
    'international',
    /\b(?:i am|im) (?:an? )?international\b|\b(?:my|on an?|student) (?:visa|f1)\b|\btoefl\b|\bielts\b/,
  ],
  ['foster', /\bfoster (?:care|kid|youth|child|home)\b|\bward of the court\b/],
  ['homeschooled', /\b(?:i am|im|was|been) home ?schooled\b/],
];

export const situationIn = (plain: string): Situation | null =>
  SAID.find(([, words]) => words.test(plain))?.[0] ?? null;
