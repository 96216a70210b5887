import { type Category } from '../review/category.js';
import { CATEGORY_WEIGHTS } from '../review/category-weights.js';
import { type Scores } from '../review/review.js';
import { type Evidence } from './evidence.js';
import { soundness } from './grammar.js';
import { type Level } from './level.js';

/** No practice score is higher. */
const HIGHEST = 98;
const WORDS = { hardlyStarted: 40, veryShort: 90 };

export function scoresOf(evidence: Evidence, levels: readonly Level[]): Scores {
  const weighted = levels.reduce(
    (sum, { category, value }) => sum + (CATEGORY_WEIGHTS[category] * value) / 4,
    0,
  );
  const valueOf = (category: Category): number =>
    levels.find((level) => level.category === category)?.value ?? 0;

  return {
    overall: whole(Math.min(onScale(weighted) - distraction(evidence), capOf(evidence))),
    grammar: whole(100 * soundness(evidence.slipRate)),
    structure: whole(onScale(25 * valueOf('STRUCTURE_FLOW'))),
    relevance: whole(relevance(evidence)),
    originality: whole(onScale(25 * valueOf('ORIGINALITY_VOICE'))),
    aiDetection: evidence.essay.measures.hint,
  };
}

/** A draft on the page starts at 30: the scale is for the drafts of teenagers. */
const onScale = (value: number): number => 30 + 0.7 * value;

const whole = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));

/** Many slips pull a reader out of the story. */
const distraction = ({ slipRate }: Evidence): number => Math.min(8, Math.max(0, 1.6 * (slipRate - 1.5)));

/** What has to be mended before the rest counts. */
function capOf({ has, essay }: Evidence): number {
  const { n } = essay.measures;
  if (n < WORDS.hardlyStarted) return 40;
  return Math.min(
    HIGHEST,
    has('chat-leftover') ? 50 : HIGHEST,
    has('placeholder') ? 60 : HIGHEST,
    n < WORDS.veryShort && !essay.isShort ? 62 : HIGHEST,
    has('off-prompt') ? 68 : HIGHEST,
    has('wrong-college', 'two-colleges') ? 74 : HIGHEST,
    has('over-limit') ? 78 : HIGHEST,
  );
}

function relevance({ fit, has }: Evidence): number {
  const otherCollege = has('wrong-college', 'two-colleges') ? 20 : 0;
  const wrongLength = has('over-limit', 'under-minimum') ? 8 : 0;
  return 20 + 80 * fit - otherCollege - wrongLength;
}
