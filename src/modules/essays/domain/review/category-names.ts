import { type Category } from './category.js';

/** As a sentence names them. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  THEMATIC_DEVELOPMENT: 'theme',
  MEANINGFUL_TOPIC: 'topic',
  STRENGTHS_DISPLAYED: 'strengths',
  STRUCTURE_FLOW: 'structure',
  GRAMMAR_STYLE: 'grammar and style',
  ORIGINALITY_VOICE: 'voice',
};
