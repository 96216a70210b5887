import { type SearchWishes } from '../../../../domain/entities/entities.js';
import { withLimits } from '../../../../domain/conversation/limits.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';
import { answerSearch } from '../../colleges/search.js';

/** Wishes that the rules for safeties do not know: the likeliest of that kind are searched for instead. */
const KINDS: readonly (keyof SearchWishes)[] = [
  'designation',
  'faith',
  'text',
  'near',
  'withinMiles',
  'regions',
  'size',
  'sizeMin',
  'sizeMax',
  'settings',
  'degrees',
  'openAdmission',
  'onlineOnly',
  'testPolicy',
  'completionMin',
  'admitRateMin',
  'without',
];

/** Null where the usual rules can answer. */
export async function safetiesOfAKind(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const { entities, intent, state } = asked;
  const before = intent === 'refine' && state.shown?.kind === 'safety' ? state.shown.wishes : {};
  const wishes = withLimits(before, entities.wishes);
  if (!KINDS.some((kind) => wishes[kind] !== undefined)) return null;
  const { category, ...kind } = wishes;
  const answer = await answerSearch(
    { ...asked, entities: { ...entities, wishes: { ...kind, category: category ?? 'safety' } } },
    tools,
  );
  const isFound = answer.reply.blocks.length > 0;
  return isFound ? answer : answerSearch({ ...asked, entities: { ...entities, wishes: kind } }, tools);
}
