import { type Topic } from '../../../domain/knowledge/advice/topics/topic.js';
import { pageOf } from '../../tools/find-topics.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answer } from '../answerer.js';

/** What is said of a topic, with a page to read on, and how the talk goes on. */
export function answerOnTopic({ says, then, chips, source }: Topic): Answer {
  const reply = new ReplyWriter();
  for (const [at, paragraph] of says.entries()) {
    reply.say(paragraph);
    if (at === 0 && source !== null) reply.citePage(pageOf(source));
  }
  return {
    reply: reply
      .say(then)
      .offer(...chips)
      .done(),
  };
}
