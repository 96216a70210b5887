import { type Strength } from '../reading/finding.js';
import { type Category } from '../review/category.js';
import { type Span } from '../text/manuscript.js';

/** What is praised, the best first. */
const STRENGTH_KINDS = {
  particular: ['MEANINGFUL_TOPIC', 9.5],
  scene: ['ORIGINALITY_VOICE', 9],
  doubt: ['THEMATIC_DEVELOPMENT', 8.5],
  turn: ['THEMATIC_DEVELOPMENT', 8],
  action: ['STRENGTHS_DISPLAYED', 7.5],
  detail: ['MEANINGFUL_TOPIC', 7],
  speech: ['ORIGINALITY_VOICE', 6.5],
  echo: ['STRUCTURE_FLOW', 6],
  opening: ['STRUCTURE_FLOW', 5.5],
  care: ['STRENGTHS_DISPLAYED', 5],
  rhythm: ['STRUCTURE_FLOW', 3],
} as const satisfies Record<string, readonly [Category, number]>;

export function strength(
  kind: keyof typeof STRENGTH_KINDS,
  places: readonly Span[],
  weight: number = STRENGTH_KINDS[kind][1],
): Strength[] {
  return places.map((anchor) => ({ kind, category: STRENGTH_KINDS[kind][0], weight, anchor }));
}
