import { phrase, type Said } from '../../../../domain/figures/figure.js';
import { printed } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';

const BOTH = /\bsat (?:or|vs|versus) (?:the )?act\b|\bact (?:or|vs|versus) (?:the )?sat\b/iu;
const WASTED = /\bwasted?\b|\buseless\b|\bfor nothing\b|\bpointless\b/iu;

const EITHER =
  'Colleges take either one and prefer neither. Try a free practice test of both, and go on with the one that felt better.';
const WASTED_WORDS =
  'No, it still counts elsewhere. Only a few colleges leave scores out; at the others on your list it can still help.';
const USUAL =
  'It depends on the college: some require a score, many leave it to you, and a few don’t look. At a test-optional one, send a score in the upper part of its range and keep one below the range.';

/** About tests where no college is at hand. */
export async function testsInGeneral({ message, student }: Asked, tools: TurnTools): Promise<Answer> {
  const reply = new ReplyWriter();
  if (BOTH.test(message)) reply.say(EITHER);
  else if (WASTED.test(message)) reply.say(WASTED_WORDS);
  else reply.say(USUAL, ...(await ownScore(tools)));
  reply.say('Name a college and I’ll show its scores beside yours.');
  const first = student.hasTest ? 'Should I retake the SAT?' : 'What if I get a 1300 SAT?';
  return { reply: reply.offer(first, 'Is Georgetown test optional?', 'What is a superscore?').done() };
}

async function ownScore(tools: TurnTools): Promise<Said[]> {
  const profile = await tools.use('my_profile', {});
  const score = profile.ok
    ? profile.data.figures.find(({ answer }) => answer === 'satTotal' || answer === 'actComposite')
    : undefined;
  return score === undefined ? [] : [phrase`You have ${printed(score)} saved.`];
}
