import { type SearchWishes } from '../../../../domain/entities/entities.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';
import { answerSearch } from '../../colleges/search.js';

/** Kinds that the rules for safeties do not know, such as HBCUs: the likeliest of that kind are searched for instead. */
const KINDS: readonly (keyof SearchWishes)[] = ['designation', 'text', 'near', 'regions'];

/** Null where the usual rules can answer. */
export async function safetiesOfAKind(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const { entities, intent } = asked;
  if (intent === 'refine' || !KINDS.some((kind) => entities.wishes[kind] !== undefined)) return null;
  const { category, ...kind } = entities.wishes;
  const answer = await answerSearch(
    { ...asked, entities: { ...entities, wishes: { ...kind, category: category ?? 'safety' } } },
    tools,
  );
  const found = answer.reply.blocks.length > 0;
  return found ? answer : answerSearch({ ...asked, entities: { ...entities, wishes: kind } }, tools);
}
