import { per100 } from '../reading/measures.js';
import { type Evidence, upTo } from './evidence.js';
import { levelOf, minus, term, type Level } from './level.js';

/** Whether the prompt is answered with something of the student's own. */
export function topic(evidence: Evidence): Level {
  const { fit, vivid, has, count, essay } = evidence;
  const { measures } = essay;

  return levelOf('MEANINGFUL_TOPIC', measures.n, 0.7, [
    term('fit to the prompt', 1.5 * fit),
    term('you are in it', 0.6 * presence(evidence)),
    term('particular things', vivid),
    term('thought', 0.35 * upTo(measures.pointed, 2)),
    minus('mostly about someone else', has('other-focus'), 0.7),
    term('speaks for everyone', -0.15 * count('sweeping', 3)),
    term('praise that fits any college', -0.18 * count('interchangeable', 5)),
    minus('nothing only this college has', has('no-particulars'), 0.6),
    minus('another college’s name', has('wrong-college', 'two-colleges'), 1.2),
    minus('a list in place of a story', has('resume-list'), 0.6),
    term('people shown by what they lack', -0.2 * count('savior', 3)),
    minus('the story put on someone else', has('blame'), 0.5),
    minus('no thinking found', has('no-reflection'), 0.4),
    term('generic passages', -1.3 * measures.genericShare),
  ]);
}

/** "I" neither missing nor in every line. */
function presence({ essay }: Evidence): number {
  const share = per100(essay.measures, essay.measures.firstPerson);
  if (share >= 2.5 && share <= 16) return 1;
  return share >= 1.2 ? 0.5 : 0;
}
