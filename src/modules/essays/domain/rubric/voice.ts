import { type Evidence, upTo } from './evidence.js';
import { levelOf, minus, term, type Level } from './level.js';

/** Own words and own things. It knows worn phrases; it knows nothing of plagiarism or of who wrote. */
export function voice({ vivid, scale, has, count, hasStockOpening, essay }: Evidence): Level {
  const { measures } = essay;

  return levelOf('ORIGINALITY_VOICE', measures.n, 1.1, [
    term('particular things', 1.4 * vivid),
    term('thinking tied to a moment', 0.6 * upTo(measures.pointed, 3 * scale)),
    term('honesty', 0.35 * upTo(measures.doubts, 2)),
    term('voices', 0.2 * upTo(measures.speech, 1)),
    hasStockOpening ? term('a borrowed opening', -0.4) : term('an opening of your own', 0.15),
    has('formula-ending') ? term('a formula at the end', -0.3) : term('an ending of your own', 0.15),
    term('phrases many essays share', -0.28 * count('cliche', 6)),
    term('impact without a face', -0.1 * count('vague-impact', 4)),
    term('repeats', -(has('repeated-phrase') ? 0.5 : 0) - (has('same-start') ? 0.2 : 0)),
    minus('people shown by what they lack', has('savior'), 0.3),
    term('loud and grand words', -(has('intensifiers') ? 0.3 : 0) - (has('inflated') ? 0.3 : 0)),
    term('lessons anyone could write', -0.15 * count('platitude', 4)),
    term('claims without a picture', -0.12 * count('trait-claim', 3)),
    term('praise that fits any college', -0.15 * count('interchangeable', 4)),
    minus('others made smaller', has('putdown'), 0.3),
    minus('a list in place of a story', has('resume-list'), 0.5),
    term('generic passages', -2.2 * measures.genericShare),
    minus('gaps or borrowed lines', has('placeholder', 'chat-leftover'), 0.8),
  ]);
}
