import { type Finding } from '../../reading/finding.js';
import { found } from '../found.js';
import { beginning } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

/** Of a prompt that names none. */
const USUAL_LIMIT = 1000;
/** Below this a short answer is what is asked for. */
const SHORTEST_LONG_LIMIT = 200;
const MUCH_ROOM_LEFT = 0.45;

/** Longer than the prompt allows, shorter than it asks for, or far shorter than it could be. */
export function length({ brief, manuscript }: EssayToJudge): Finding[] {
  const words = manuscript.wordCount;
  const end = beginning(manuscript.sentences.at(-1));
  const limit = brief.maxWords ?? USUAL_LIMIT;

  if (words > limit) return found('over-limit', end, { words, limit, over: words - limit });
  if (brief.minWords !== null && words < brief.minWords) {
    return found('under-minimum', end, { words, limit: brief.minWords });
  }
  const hasRoom = brief.maxWords !== null && limit >= SHORTEST_LONG_LIMIT && words < MUCH_ROOM_LEFT * limit;
  return hasRoom ? found('short-of-room', end, { words, limit }) : [];
}
