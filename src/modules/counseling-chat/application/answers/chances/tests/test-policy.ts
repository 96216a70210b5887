import { type Answerer, type Asked } from '../../answerer.js';
import { policyAt } from './policy-at.js';
import { retake } from './retake.js';
import { sendScores } from './send-scores.js';
import { testsInGeneral } from './tests-in-general.js';

const RETAKE = /\bre-?take\b|\btake (?:it|the (?:sat|act)) again\b|\bworth it\b/iu;
const WITHHOLDS =
  /\b(?:not|n[’']t|without|never) (?:\w+ ){0,3}(?:send|submit|test|score|sat|act)|\bhurt\b|\btest optional with\b/iu;
const SENDS = /\b(?:send|submit|report|good enough|include)\b/iu;
const WASTED = /\bwasted?\b|\buseless\b|\bfor nothing\b|\bpointless\b/iu;

/** Whether scores are looked at, should be sent, or taken again. */
export const testPolicy: Answerer = async (asked, tools) => {
  const colleges =
    asked.colleges.length > 0 ? asked.colleges.map(({ id }) => id) : asked.state.focus.slice(0, 2);
  if (RETAKE.test(asked.message)) return retake(asked, namedIn(asked), tools);
  if (WASTED.test(asked.message) || colleges.length === 0) return testsInGeneral(asked, tools);
  if (WITHHOLDS.test(asked.message) || SENDS.test(asked.message)) return sendScores(asked, colleges, tools);
  return policyAt(colleges, tools);
};

/** A retake is about the whole list unless a college is named or meant. */
const namedIn = ({ colleges, entities }: Asked): number[] =>
  entities.colleges.length > 0 || entities.references.length > 0 ? colleges.map(({ id }) => id) : [];
