import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answerer } from '../answerer.js';
import { wording } from './plain-message.js';

const HEARD = [
  'That’s a lot to carry, and it makes sense that it feels heavy.',
  'That sounds hard. Most people around you feel it too, even those who look ahead.',
  'I hear you. This is a lot at once, and you’re not behind for feeling that.',
];
const SMALL_STEP = [
  'Pick one small thing for today and leave the rest: your list or your next date?',
  'If you like, we look at just one thing and then stop: your list, your dates or your essay?',
  'One small step is enough today. Or none. Which would feel better?',
];
const HEAVY = ['stress', 'bad_news'];

/** No figures, nothing to do at once; where it comes up again, a person is named. */
export const stress: Answerer = async (asked, tools) => {
  await tools.use('missing_answers', {});
  const reply = new ReplyWriter().say(wording(asked, HEARD));
  if (asked.state.topic !== null && HEAVY.includes(asked.state.topic))
    reply.say('It can help to say this out loud to someone you trust: a parent, a friend, a counselor.');
  reply.say(wording(asked, SMALL_STEP));
  return { reply: reply.offer('What is due next?', 'What should I do next?', 'Thanks, not today').done() };
};
