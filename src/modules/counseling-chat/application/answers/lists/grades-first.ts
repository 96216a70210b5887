import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';
import { openToMost } from './open-to-most.js';

/** Without grades and scores nothing can be called likely: what is missing is asked for, and what is known is said. */
export async function gradesFirst(asked: Asked, tools: TurnTools, opening: string): Promise<Answer> {
  const knowsHome = asked.student.homeState !== null;
  await tools.use('missing_answers', {});
  const reply = new ReplyWriter('question')
    .say(
      opening,
      knowsHome ? 'To find yours I need your GPA.' : 'To find yours I need your GPA and your state.',
    )
    .say(await openToMost(asked.student, tools))
    .say(
      'Open-admission colleges take nearly everyone.',
      knowsHome ? 'What’s your GPA, roughly?' : 'What’s your GPA, roughly, and where do you live?',
    )
    .offer('My GPA is …', 'I don’t know my GPA', 'What is open admission?')
    .done();
  return { reply };
}
