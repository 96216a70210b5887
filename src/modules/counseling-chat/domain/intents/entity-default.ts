import { type DialogueState } from '../conversation/dialogue-state.js';
import { type Entities } from '../entities/entities.js';
import { hasWishes, isTalkedOver } from './context.js';
import { type Intent } from './intent.js';

/** What to do with a message whose words tell nothing: with a name in it there is always something true to say. */
export function entityDefault(
  entities: Entities,
  state: DialogueState,
  isLikeAQuestion: boolean,
  mayBeASearch = true,
): Intent {
  const { colleges, facts, impossible, majors, terms } = entities;
  if (colleges.length > 1) return 'compare';
  if (colleges.length === 1) return 'snapshot';
  if (impossible.length > 0) return 'tell_fact';
  if (facts.some(({ mood }) => mood !== 'supposed')) return 'tell_fact';
  if (facts.length > 0 && state.focus.length > 0) return 'what_if';
  if (mayBeASearch && (hasWishes(entities) || majors.length > 0)) return 'search_colleges';
  if (terms.length > 0) return 'explain_term';
  if (entities.money.length > 0) return 'search_colleges';
  return isTalkedOver(state.topic) && isLikeAQuestion ? state.topic : 'unclear';
}
