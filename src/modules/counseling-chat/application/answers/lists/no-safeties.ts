import { phrase } from '../../../domain/figures/figure.js';
import { stateName } from '../../../domain/entities/state-names.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeList } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';
import { chanceLine, chancesBlock } from './chance-lines.js';
import { type WishedSafeties } from './safety-wishes.js';

const MOST_LIKELY = 3;
const LOOKED_AT = 10;

/** No college passes: the likely ones are named as what they are, and what to give up is said. */
export async function noSafeties(
  { state }: Asked,
  tools: TurnTools,
  { wishes, changed }: WishedSafeties,
  { advice }: CollegeList,
): Promise<Answer> {
  if (changed === 'More' || changed === 'Cheaper')
    return { reply: noMore(changed), state: { shown: state.shown } };
  const targets = await tools.use('recommendations', {
    category: 'target',
    limit: LOOKED_AT,
    ...(wishes.states && { states: wishes.states }),
  });
  const rows = targets.ok ? targets.data.rows : [];
  const likely = rows.filter(({ chance }) => chance?.notSafe != null).slice(0, MOST_LIKELY);
  const [only] = wishes.states ?? [];
  const where = wishes.states?.length === 1 && only !== undefined ? ` in ${stateName(only)}` : '';
  const reply = new ReplyWriter().say(
    `I found no college${where} that would almost surely take you and passes everything you asked.`,
  );
  if (likely.length > 0)
    reply.rows(phrase`These come closest:`, likely.map(chanceLine)).block(chancesBlock(likely));
  return {
    reply: reply
      .say(
        advice.length === 0
          ? 'Shall I look at targets with you?'
          : `Shall I look again without ${advice.join(' or ')}?`,
      )
      .offer('Show me targets', 'Recommend colleges', 'Community colleges near me')
      .done(),
  };
}

const noMore = (changed: 'More' | 'Cheaper') =>
  new ReplyWriter()
    .say(
      changed === 'More'
        ? 'Those are all the safeties I can stand behind for you.'
        : 'I found none for less that I can stand behind as a safety for you.',
      'Want to look at targets next?',
    )
    .offer('Show me targets', 'Save the first one', 'Is my list balanced?')
    .done();
