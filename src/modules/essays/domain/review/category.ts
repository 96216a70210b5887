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

/** As students read them. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  THEMATIC_DEVELOPMENT: 'Theme',
  MEANINGFUL_TOPIC: 'Topic',
  STRENGTHS_DISPLAYED: 'Strengths',
  STRUCTURE_FLOW: 'Structure',
  GRAMMAR_STYLE: 'Grammar and style',
  ORIGINALITY_VOICE: 'Voice',
};
