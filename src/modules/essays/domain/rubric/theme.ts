import { type Evidence, upTo } from './evidence.js';
import { levelOf, minus, term, type Level } from './level.js';

const MUCH_ROOM_LEFT = 0.45;

/** Whether thinking is on the page, not whether it is deep. */
export function theme(evidence: Evidence): Level {
  const { isLight, vivid, has, count, essay } = evidence;
  const { measures } = essay;

  return levelOf('THEMATIC_DEVELOPMENT', measures.n, isLight ? 1.4 : 0.8, [
    term('thinking on the page', thinking(evidence)),
    term('thinking tied to a moment', 0.8 * upTo(measures.pointed, isLight ? 1 : 3)),
    term('moments a reader can stand in', 0.9 * vivid),
    term('a change over time', 0.35 * upTo(measures.turns + measures.doubts, 4)),
    term('one thread through the essay', 0.3 * thread(evidence)),
    term('lessons anyone could write', -0.25 * count('platitude', 4)),
    term('generic passages', -1.8 * measures.genericShare),
    minus('off the prompt', has('off-prompt'), 0.7),
    minus('no thinking found', has('no-reflection'), 1),
    term('phrases many essays share', -0.08 * count('cliche', 5)),
    minus('no moment found', has('no-scene'), 0.4),
    minus('a list in place of a story', has('resume-list'), 0.7),
    term('much room unused', -unusedRoom(evidence)),
  ]);
}

const thinking = ({ isLight, essay }: Evidence): number =>
  isLight ? 0.7 * upTo(essay.measures.thinkingShare, 0.12) : upTo(essay.measures.thinkingShare, 0.22);

/** One word that runs through the essay, or at least two that come back. */
function thread({ essay }: Evidence): number {
  const { topic, topics } = essay.measures;
  if (topic.count >= 3 && topic.spread > 0.4) return 1;
  return topics >= 2 ? 0.5 : 0;
}

function unusedRoom({ essay }: Evidence): number {
  const { maxWords } = essay.brief;
  if (essay.isShort || maxWords === null) return 0;
  const share = essay.measures.n / maxWords;
  return share < MUCH_ROOM_LEFT ? 1.2 * (1 - share / MUCH_ROOM_LEFT) + 0.2 : 0;
}
