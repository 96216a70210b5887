import { mentionOf } from '../conversation/waiting-wish.js';
import { type FollowUp } from './follow-up.js';

const TAKES_OUT =
  /\b(?:drop|leave out|leaving out|take out|take off|remove|without|minus|forget|skip|lose|cut|ditch|not)\b/;

/** "Drop SFA, throw Lamar in", "leave out Kentucky", of colleges that stand side by side. */
export const changesAComparison: FollowUp = ({ slotted, entities, state }) => {
  const { shown, topic } = state;
  if (topic !== 'compare' || shown?.kind !== 'compare' || !TAKES_OUT.test(slotted)) return null;
  const named = entities.colleges.flatMap(({ candidates }) => candidates.slice(0, 1));
  const isOut = (id: number): boolean => named.includes(id);
  if (!shown.ids.some(isOut)) return null;
  const added = entities.colleges.filter(
    ({ candidates: [id] }) => id !== undefined && !shown.ids.includes(id),
  );
  const colleges = [...shown.ids.filter((id) => !isOut(id)).map(mentionOf), ...added];
  return colleges.length === 0
    ? null
    : {
        intent: colleges.length > 1 ? 'compare' : 'snapshot',
        entities: { ...entities, wishes: {}, colleges },
      };
};
