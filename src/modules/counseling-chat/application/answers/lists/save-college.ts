import { phrase } from '../../../domain/figures/figure.js';
import { type Pending } from '../../../domain/conversation/dialogue-state.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeRef } from '../../../domain/replies/reply.js';
import { unknownCollege } from '../unknown-college.js';
import { type Answer, type Answerer, type Asked } from '../answerer.js';
import { chipOf } from '../which-college.js';
import { MY_LIST } from './my-list-page.js';
import { namesOf } from './words.js';

/** Proposes to save; only a yes saves. A college that was merely assumed is asked about first. */
export const answerSaveCollege: Answerer = async (asked, tools) => {
  const unsure = asked.assumed[0];
  if (unsure !== undefined) return askWhich(asked, [unsure.taken, unsure.instead]);
  if (asked.colleges.length === 0) return askForOne(asked);
  const { category } = asked.entities.wishes;
  const proposed = await tools.use('propose_save', {
    colleges: asked.colleges.map(({ id }) => id),
    ...(category && { category }),
  });
  if (!proposed.ok)
    return { reply: new ReplyWriter('question').say(proposed.words, 'Which one did you mean?').done() };
  const { colleges, alreadySaved } = proposed.data;
  if (colleges.length === 0) return isSavedAlready(alreadySaved);
  const as = category === undefined ? '' : ` as a ${category}`;
  const reply = new ReplyWriter('proposal')
    .say(
      alreadySaved.length === 0
        ? ''
        : phrase`${namesOf(alreadySaved)} ${isOrAre(alreadySaved)} on your list already.`,
      phrase`I can save ${namesOf(colleges)} to your list${as}. Save ${colleges.length === 1 ? 'it' : 'them'}?`,
    )
    .action({ type: 'confirm', label: 'Save it' })
    .offer('Yes, save it', 'No thanks')
    .done();
  const proposal = {
    kind: 'save',
    colleges: colleges.map(({ id }) => id),
    category: category ?? null,
  } as const;
  return { reply, state: { pending: pendingSince(asked, proposal) } };
};

function askWhich(asked: Asked, options: readonly CollegeRef[]): Answer {
  const [one, other] = options.map(({ name, place }) => `${name} in ${place}`);
  return {
    reply: new ReplyWriter('question')
      .say(`Before I save the wrong one: ${one ?? ''}, or ${other ?? ''}?`)
      .offer(...options.map(chipOf))
      .done(),
    state: {
      pending: pendingSince(asked, {
        kind: 'choice',
        options: options.map(({ id }) => id),
        wish: { intent: 'save_college', entities: asked.entities },
      }),
    },
  };
}

const askForOne = ({ message }: Asked): Answer => ({
  reply: new ReplyWriter('question')
    .say(unknownCollege(message), 'Which college shall I save? Its name is enough.')
    .offer('Recommend colleges', 'Find safety schools')
    .done(),
});

const isSavedAlready = (colleges: readonly CollegeRef[]): Answer => ({
  reply: new ReplyWriter()
    .say(
      phrase`${namesOf(colleges)} ${isOrAre(colleges)} on your list already, so nothing to save.`,
      'Want to see your whole list?',
    )
    .action(MY_LIST)
    .offer('What is on my list?', 'Is my list balanced?')
    .done(),
});

const isOrAre = (colleges: readonly CollegeRef[]): string => (colleges.length === 1 ? 'is' : 'are');

type WithoutTime<P> = P extends unknown ? Omit<P, 'sinceTurn' | 'sinceTime'> : never;

export const pendingSince = (
  { state, now }: Pick<Asked, 'state' | 'now'>,
  proposal: WithoutTime<Pending>,
): Pending => ({ ...proposal, sinceTurn: state.turn, sinceTime: now.toISOString() });
