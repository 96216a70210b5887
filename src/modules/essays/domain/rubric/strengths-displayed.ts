import { per100 } from '../reading/measures.js';
import { type Evidence, upTo } from './evidence.js';
import { levelOf, minus, term, type Level } from './level.js';

/** Whether a reader sees the student do things. */
export function strengthsDisplayed({ vivid, scale, has, count, essay }: Evidence): Level {
  const { measures } = essay;

  return levelOf('STRENGTHS_DISPLAYED', measures.n, 0.9, [
    term('things you do', 1.2 * upTo(per100(measures, measures.actions), 4.5 * scale)),
    term('different things you do', 0.4 * upTo(measures.distinctActions, 8 * scale)),
    term('doing tied to detail', 0.7 * upTo(measures.evidence, 5 * scale)),
    term('honesty', 0.45 * upTo(measures.doubts, 2)),
    term('thought', 0.4 * upTo(measures.pointed, 2)),
    term('particular things', 0.3 * vivid),
    term('claims without a picture', -0.3 * count('trait-claim', 4)),
    term('impact without a face', -0.15 * count('vague-impact', 4)),
    minus('a list in place of a story', has('resume-list'), 0.8),
    minus('mostly about someone else', has('other-focus'), 0.6),
    minus('others made smaller', has('putdown'), 0.4),
    minus('the story put on someone else', has('blame'), 0.4),
    minus('hidden behind “we”', has('team-focus'), 0.4),
    term('generic passages', -1.2 * measures.genericShare),
  ]);
}
