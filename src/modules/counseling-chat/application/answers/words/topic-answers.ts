import { type Topic } from '../../../domain/knowledge/advice/topics/topic.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answer } from '../answerer.js';

/** What is said of a topic, with a page to read on, and how the talk goes on. */
export function answerOnTopic({ says, then, chips, source }: Topic): Answer {
  const reply = new ReplyWriter();
  for (const [at, paragraph] of says.entries()) {
    reply.say(paragraph);
    // A stored copy was read, whose age nobody knows, so no month is named.
    if (at === 0 && source !== null) reply.citePage({ name: source.name, url: source.url, year: '' });
  }
  return {
    reply: reply
      .say(then)
      .offer(...chips)
      .done(),
  };
}
