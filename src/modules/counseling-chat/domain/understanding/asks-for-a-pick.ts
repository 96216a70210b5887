import { type FollowUp } from './follow-up.js';

const PICKS =
  /\b(?:which|what|who|where)\b.{0,24}\b(?:would|should|do|wud) (?:you|i|we|she|he) (?:\w+ )?(?:pick|choose|go|take|recommend|suggest|attend|do)\b|\bwould you (?:\w+ )?(?:pick|choose|go|take|rather)\b|\byour (?:pick|choice|favorite|opinion|take)\b|\bis it (?:really |even )?worth\b|\bworth (?:it|going|the|paying)\b|\bbetter (?:choice|option|deal|pick|fit|for me)\b|\bshould i (?:just )?(?:go|pick|choose|take|do)\b|\bpick (?:one|for me)\b/;

/** "Which would you pick?", "is it worth going to Cincinnati over Sinclair?" */
export const asksForAPick = (plain: string): boolean => PICKS.test(plain);

const OTHER_SUBJECTS =
  /\b(?:major|majors|essays?|topic|sat|act|test|early|round|classes|class|ap|loans?|scholarships?|retak\w*|transfer\w*|apply)\b/;

/** "Which one should I pick?", "would you go there or Toledo?", after colleges. */
export const picksOne: FollowUp = ({ slotted, entities, state }) => {
  if (!PICKS.test(slotted) || OTHER_SUBJECTS.test(slotted) || state.attribute === 'transfer') return null;
  const isBetween =
    entities.colleges.length === 1 && state.lastColleges.length > 0 && /\bor\b|\bover\b/.test(slotted);
  const isOfSeveral =
    entities.colleges.length < 2 && state.lastColleges.length > 1 && state.topic === 'compare';
  return isBetween || isOfSeveral ? { intent: 'compare' } : null;
};
