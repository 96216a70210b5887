import { type Category } from './category.js';

/** How much each category counts in the score from 0 to 100. */
export const CATEGORY_WEIGHTS: Readonly<Record<Category, number>> = {
  THEMATIC_DEVELOPMENT: 20,
  MEANINGFUL_TOPIC: 18,
  STRENGTHS_DISPLAYED: 20,
  STRUCTURE_FLOW: 15,
  GRAMMAR_STYLE: 10,
  ORIGINALITY_VOICE: 17,
};
