import { type Evidence, upTo } from './evidence.js';
import { levelOf, minus, term, type Level } from './level.js';

const TOO_SHORT_FOR_PARAGRAPHS = 200;

/** The shape of the essay, not its logic. */
export function structure(evidence: Evidence): Level {
  const { vivid, has, count, strengths, hasStockOpening, essay } = evidence;
  const { measures, isShort } = essay;
  const opensInTheMiddle = strengths.some(({ kind }) => kind === 'opening');

  return levelOf('STRUCTURE_FLOW', measures.n, 2.1, [
    term('an opening in the middle of something', opensInTheMiddle ? 0.4 : 0),
    minus('a stock opening', hasStockOpening, 0.6),
    term('an ending that comes back', measures.hasEcho ? 0.35 : 0),
    minus('a formula at the end', has('formula-ending'), 0.5),
    term('paragraphs', paragraphs(evidence)),
    minus('one block', has('one-block'), 0.6),
    term('sentences of different length', 0.35 * upTo(measures.variation - 0.2, 0.35)),
    term('words that link', 0.4 * upTo(measures.links, isShort ? 4 : 11)),
    minus('a plan announced', has('announced'), 0.3),
    term('sentences that run on', -0.2 * count('long-sentence', 3) - 0.12 * count('comma-splice', 4)),
    minus('a list in place of a story', has('resume-list'), 0.7),
    term('something happens', 0.3 * vivid),
    term('repeats', -(has('repeated-phrase') ? 0.5 : 0) - (has('same-start') ? 0.25 : 0)),
    term('too long or too short for the prompt', -wrongLength(evidence)),
    term('generic passages', -0.8 * measures.genericShare),
  ]);
}

function paragraphs({ essay }: Evidence): number {
  const { n, paragraphs: count } = essay.measures;
  if (essay.isShort || n < TOO_SHORT_FOR_PARAGRAPHS) return 0.2;
  if (count >= 3 && count <= 12) return 0.3;
  return count === 2 ? 0.1 : 0;
}

function wrongLength({ has }: Evidence): number {
  if (has('over-limit', 'under-minimum')) return 0.6;
  return has('short-of-room') ? 0.4 : 0;
}
