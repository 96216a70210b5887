import { phrase } from '../../../domain/figures/figure.js';
import { ownFigure } from '../../../domain/figures/own-figures.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';
import { chanceLine, hardestFirst } from './chance-lines.js';
import { capitalized, countedCategory } from './words.js';

const FEWEST = 3;
const AT_ONCE = 6;

/** "Am I OK or is it too top heavy?", of colleges that are talked of and not saved yet. Null where too few are. */
export async function balanceOfTalk({ state }: Asked, tools: TurnTools): Promise<Answer | null> {
  const { pending, shown, lastColleges } = state;
  const proposed = pending?.kind === 'save' ? pending.colleges : [];
  const ids = [proposed, shown?.ids ?? [], lastColleges].find(({ length }) => length >= FEWEST);
  if (ids === undefined) return null;
  const found = await tools.use('college_chance', { colleges: ids.slice(0, AT_ONCE) });
  if (!found.ok) return null;
  const rows = hardestFirst(found.data.filter(({ chance }) => chance !== null));
  if (rows.length < FEWEST) return null;
  const safe = rows.filter(({ chance }) => chance?.category === 'safety' && chance.notSafeReason === null);
  const of = (category: 'reach' | 'target') =>
    ownFigure('courses', rows.filter(({ chance }) => chance?.category === category).length, 'count');
  const others = rows.length - safe.length - Number(of('reach').value);
  const verdict =
    safe.length === 0
      ? 'A little top-heavy: none is a true safety yet. One or two would make it sturdy.'
      : Number(of('reach').value) > rows.length / 2
        ? 'Top-heavy: most are reaches. Two more targets would steady it.'
        : 'That is a fair mix.';
  return {
    reply: new ReplyWriter()
      .rows(
        phrase`Of the ${rows.length === ids.length ? 'colleges' : 'ones I can estimate'} we talked about, hardest first:`,
        rows.map(chanceLine),
      )
      .say(
        phrase`${capitalized(countedCategory(of('reach'), 'reach'))}, ${countedCategory(ownFigure('courses', others, 'count'), 'target')}, ${countedCategory(ownFigure('courses', safe.length, 'count'), 'safety')}. ${verdict}`,
      )
      .say(safe.length === 0 ? 'Shall I find one that fits you?' : 'Shall I save these to your list?')
      .offer('Find safety schools', 'Save all of them', 'Show me targets')
      .done(),
  };
}
