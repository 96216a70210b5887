import { type LatestReview } from '@/api';

type Scored = { score: number; justification?: string; feedback?: string };

/** A list is scored out of 4; a map, as older readers send it, out of 10. */
export type Rubric = LatestReview['rubric'] | Record<string, number | Scored>;

export type RubricRow = {
  name: string;
  /** Such as "3.5 out of 4" or "80%". */
  value: string;
  /** From 0 to 1. */
  share: number;
  /** How many parts the bar has. */
  parts: number;
  why: string;
};

const MOST_IN_LIST = 4;
const MOST_IN_MAP = 10;

const NAMES: Record<string, string> = {
  THEMATIC_DEVELOPMENT: 'Theme development',
  MEANINGFUL_TOPIC: 'Meaningful topic',
  STRENGTHS_DISPLAYED: 'Strengths displayed',
  STRUCTURE_FLOW: 'Structure and flow',
  GRAMMAR_STYLE: 'Grammar and style',
  ORIGINALITY_VOICE: 'Originality and voice',
};

export const rubricRows = (rubric: Rubric): RubricRow[] =>
  Array.isArray(rubric)
    ? rubric.map(({ category, ...scored }) => listRow(category, scored))
    : Object.entries(rubric).map(([category, scored]) =>
        mapRow(category, typeof scored === 'number' ? { score: scored } : scored),
      );

const listRow = (category: string, scored: Scored): RubricRow => ({
  name: nameOf(category),
  value: `${scored.score} out of ${MOST_IN_LIST}`,
  share: shareOf(scored.score, MOST_IN_LIST),
  parts: MOST_IN_LIST,
  why: whyOf(scored),
});

const mapRow = (category: string, scored: Scored): RubricRow => {
  const share = shareOf(scored.score, MOST_IN_MAP);
  return {
    name: nameOf(category),
    value: `${Math.round(share * 100)}%`,
    share,
    parts: 1,
    why: whyOf(scored),
  };
};

const whyOf = ({ justification, feedback }: Scored) => justification ?? feedback ?? '';

const shareOf = (score: number, most: number) => Math.min(1, Math.max(0, score / most));

/** An unknown category in plain words: "sentence_variety" becomes "Sentence variety". */
const nameOf = (category: string) => {
  const words = category.replaceAll('_', ' ').toLowerCase();
  return NAMES[category] ?? words.charAt(0).toUpperCase() + words.slice(1);
};
