import { type Finding } from '../../reading/finding.js';
import { per100 } from '../../reading/measures.js';
import { found } from '../found.js';
import { beginning } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const SHORTEST_STORY = 110;
const HARDLY_ANY_ANCHORS = 0.15;
const FEW_ANCHORS = 0.25;
const FEW_THINGS = 3;

/** A story without a moment that a reader can stand in. */
export function noScene({ told, measures, isStory }: EssayToJudge): Finding[] {
  if (!isStory || measures.n < SHORTEST_STORY) return [];

  const { anchoredShare } = measures;
  const isBare =
    anchoredShare < HARDLY_ANY_ANCHORS ||
    (anchoredShare < FEW_ANCHORS && per100(measures, measures.concrete) < FEW_THINGS);
  return isBare ? found('no-scene', beginning(told.find((one) => !one.isAnchored)?.sentence)) : [];
}
