import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type StudentInTalk } from '../../student-in-talk.js';
import { type Answerer } from '../answerer.js';
import { FOUR_WAYS_IN } from './greet.js';
import { wording } from './plain-message.js';

const ABILITIES = [
  'I can estimate your chance at any college, show what it would cost you, and help you build a sturdy list.',
  'Ask me your chances at a college, what it would cost your family, or whether your list is balanced.',
  'Chances, cost and your list are what I’m best at, from your own data and the federal data.',
];

export const capabilities: Answerer = async (asked, tools) => {
  await tools.use('my_profile', {});
  const reply = new ReplyWriter().say(
    wording(asked, ABILITIES),
    'I also ask good questions about essays, and I never write them.',
  );
  return {
    reply: reply
      .say(firstStep(asked.student))
      .offer(...FOUR_WAYS_IN)
      .done(),
  };
};

function firstStep({ enoughToEstimate, savedColleges }: StudentInTalk): string {
  if (!enoughToEstimate) return 'A good start: what’s your GPA, even a guess?';
  return savedColleges.length === 0
    ? 'A good start: name a college you’re curious about. Which one comes to mind?'
    : 'Which college on your list is on your mind today?';
}
