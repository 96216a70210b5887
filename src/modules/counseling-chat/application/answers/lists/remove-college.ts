import { phrase } from '../../../domain/figures/figure.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeRef } from '../../../domain/replies/reply.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Answerer, type Asked } from '../answerer.js';
import { MY_LIST } from './my-list-page.js';
import { pendingSince } from './save-college.js';
import { namesOf } from './words.js';

/** Proposes to take a college off the list; only a yes does. */
export const answerRemoveCollege: Answerer = async (asked, tools) => {
  const list = await tools.use('my_list', {});
  if (!list.ok) return { reply: new ReplyWriter().say(list.words).offer('What should I do next?').done() };
  const saved = list.data.rows.map(({ college }) => college);
  if (asked.colleges.length === 0) return askForOne(saved);
  const onList = saved.filter(({ id }) => asked.colleges.some((one) => one.id === id));
  if (onList.length === 0) return (await othersShown(asked, tools)) ?? isNotOnList(asked.colleges);
  const it = onList.length === 1 ? 'it' : 'them';
  const reply = new ReplyWriter('proposal')
    .say(
      phrase`I can take ${namesOf(onList)} off your list, with your notes on ${it}.`,
      `You can save ${it} again any time. Take ${it} off?`,
    )
    .offer(`Yes, take ${it} off`, 'No, keep it')
    .done();
  const proposal = { kind: 'remove', colleges: onList.map(({ id }) => id) } as const;
  return { reply, state: { pending: pendingSince(asked, proposal) } };
};

const SUGGESTED: readonly (string | undefined)[] = ['search', 'safety', 'recommended'];

/** "Take off the second one", of some that were only suggested: the others may be saved. */
async function othersShown(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const { shown } = asked.state;
  const off = asked.colleges.map(({ id }) => id);
  if (!SUGGESTED.includes(shown?.kind) || !off.every((id) => shown?.ids.includes(id))) return null;
  const others = shown?.ids.filter((id) => !off.includes(id)) ?? [];
  if (others.length === 0) return null;
  const proposed = await tools.use('propose_save', { colleges: others });
  if (!proposed.ok || proposed.data.colleges.length === 0) return null;
  const { colleges } = proposed.data;
  const it = colleges.length === 1 ? 'it' : 'them';
  const reply = new ReplyWriter('proposal')
    .say(
      phrase`${namesOf(asked.colleges)} ${off.length === 1 ? 'isn’t' : 'aren’t'} saved yet, so there is nothing to take off.`,
      phrase`I can save only ${namesOf(colleges)} to your list. Save ${it}?`,
    )
    .action({ type: 'confirm', label: 'Save it' })
    .offer(`Yes, save ${it}`, 'No thanks')
    .done();
  const category = shown?.kind === 'safety' ? 'safety' : null;
  const proposal = { kind: 'save', colleges: colleges.map(({ id }) => id), category } as const;
  return { reply, state: { pending: pendingSince(asked, proposal) } };
}

const askForOne = (saved: readonly CollegeRef[]): Answer => ({
  reply: new ReplyWriter('question')
    .say(
      saved.length === 0
        ? 'Your list is empty, so there is nothing to take off. Shall I suggest colleges?'
        : 'Which college shall I take off your list?',
    )
    .action(MY_LIST)
    .offer(...(saved.length === 0 ? ['Recommend colleges'] : saved.map(({ name }) => `Remove ${name}`)))
    .done(),
});

const isNotOnList = (colleges: readonly CollegeRef[]): Answer => ({
  reply: new ReplyWriter()
    .say(
      phrase`${namesOf(colleges)} ${colleges.length === 1 ? 'isn’t' : 'aren’t'} on your list, so there is nothing to take off.`,
      'Want to see what is on it?',
    )
    .action(MY_LIST)
    .offer('What is on my list?')
    .done(),
});
