import { stateName } from '../../../../domain/entities/state-names.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type CollegeList, type ListedCollege } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';
import { chanceLine, chancesBlock } from '../chance-lines.js';
import { type WishedSafeties } from './safety-wishes.js';

const MOST_LIKELY = 3;
const LOOKED_AT = 10;

/** No college passes: the likely ones are named as what they are, and what to give up is said. */
export async function noSafeties(
  { state, student }: Asked,
  tools: TurnTools,
  { wishes, changed }: WishedSafeties,
  { advice }: CollegeList,
): Promise<Answer> {
  if (changed === 'More' || changed === 'Cheaper')
    return { reply: noMore(changed), state: { shown: state.shown } };
  const atHome = wishes.states?.every((code) => code === student.homeState) ?? true;
  const likely = await likelyIn(atHome ? undefined : wishes.states, tools);
  const [only] = wishes.states ?? [];
  const where = atHome || only === undefined ? '' : ` in ${stateName(only)}`;
  const reply = new ReplyWriter().say(
    `I found no four-year college${where} that I can call a safety for you: almost sure to take you, and within what you can pay.`,
  );
  if (likely.length > 0)
    reply.rows('These come closest:', likely.map(chanceLine)).block(chancesBlock(likely));
  const leaveOut = advice.filter((what) => what !== 'the state');
  return {
    reply: reply
      .say(
        'Open-admission colleges take nearly everyone, and a community college can lead into a four-year one.',
      )
      .say(nextLook(leaveOut, atHome))
      .offer('Show me targets', 'Community colleges near me', 'Recommend colleges')
      .done(),
  };
}

function nextLook(leaveOut: readonly string[], atHome: boolean): string {
  if (leaveOut.length > 0) return `Shall I look again without ${leaveOut.join(' or ')}?`;
  return atHome ? 'Shall I show you targets?' : 'Shall I look near home instead?';
}

/** Likely colleges that are no safeties. */
async function likelyIn(
  states: readonly string[] | undefined,
  tools: TurnTools,
): Promise<readonly ListedCollege[]> {
  const targets = await tools.use('recommendations', {
    category: 'target',
    limit: LOOKED_AT,
    ...(states && { states }),
  });
  const rows = targets.ok ? targets.data.rows : [];
  return rows.filter(({ chance }) => chance?.notSafeReason != null).slice(0, MOST_LIKELY);
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
