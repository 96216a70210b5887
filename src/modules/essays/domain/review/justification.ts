import { LONGEST_PROPOSAL } from '../never-writes/leak.js';
import { type Evidence } from '../rubric/evidence.js';
import { type Level, type Term } from '../rubric/level.js';
import { type Category } from './category.js';

const MOST_NAMED = 2;
/** Smaller terms are not worth a word. */
const SMALLEST_RAISE = 0.1;
const SMALLEST_LOSS = 0.05;

/** The fact a level rests on, and by name what raised and lowered it most. */
export function justificationOf({ category, terms }: Level, evidence: Evidence): string {
  const raised = terms.filter(({ value }) => value > SMALLEST_RAISE).toSorted((a, b) => b.value - a.value);
  const lowered = terms.filter(({ value }) => value < -SMALLEST_LOSS).toSorted((a, b) => a.value - b.value);
  return [
    `${FACTS[category](evidence)}.`,
    ...named('Raised in your draft by', raised),
    ...named('Lowered in your draft by', lowered),
  ].join(' ');
}

/** Two names, or one where two would be so long that they could be taken for essay text. */
function named(lead: string, terms: readonly Term[]): string[] {
  const labels = terms.slice(0, MOST_NAMED).map(({ label }) => label);
  const [first] = labels;
  if (first === undefined) return [];
  const both = labels.join('; ');
  return [`${lead}: ${both.split(' ').length > LONGEST_PROPOSAL ? first : both}.`];
}

const FACTS: Readonly<Record<Category, (evidence: Evidence) => string>> = {
  THEMATIC_DEVELOPMENT: ({ essay: { measures } }) =>
    `Your thinking shows in ${measures.thinking} of ${measures.sentences} sentences, tied to a moment in ${measures.pointed}`,
  MEANINGFUL_TOPIC: ({ fit }) =>
    `The prompt’s parts are met to ${Math.round(fit * 100)} percent in your draft`,
  STRENGTHS_DISPLAYED: ({ essay: { measures } }) =>
    `A reader sees you do ${measures.distinctActions} different ${measures.distinctActions === 1 ? 'thing' : 'things'}`,
  STRUCTURE_FLOW: ({ essay: { measures } }) =>
    `${measures.paragraphs} ${measures.paragraphs === 1 ? 'paragraph' : 'paragraphs'}, ${Math.round(measures.meanLength)} words in an average sentence`,
  GRAMMAR_STYLE: ({ slipRate }) => `${Math.round(slipRate * 10) / 10} slips in a hundred words`,
  ORIGINALITY_VOICE: ({ essay: { measures } }) =>
    `${Math.round(measures.anchoredShare * 100)} percent of your sentences hold something a reader can see or count`,
};
