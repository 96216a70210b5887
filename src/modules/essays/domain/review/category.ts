/** The six categories of the rubric, in the order in which they are shown. */
export const CATEGORIES = [
  'THEMATIC_DEVELOPMENT',
  'MEANINGFUL_TOPIC',
  'STRENGTHS_DISPLAYED',
  'STRUCTURE_FLOW',
  'GRAMMAR_STYLE',
  'ORIGINALITY_VOICE',
] as const;

export type Category = (typeof CATEGORIES)[number];
