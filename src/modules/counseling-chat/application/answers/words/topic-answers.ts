import { type Topic } from '../../../domain/knowledge/advice/topics/topic.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answer } from '../answerer.js';

/** What is said of a topic, with where it was compared, and how the talk goes on. */
export function answerOnTopic({ says, then, chips, source }: Topic): Answer {
  const reply = new ReplyWriter();
  for (const [at, paragraph] of says.entries()) {
    reply.say(paragraph);
    if (at === 0 && source !== null)
      reply.citePage({ name: source.name, url: source.url, year: checkedIn(source.checked) });
  }
  return {
    reply: reply
      .say(then)
      .offer(...chips)
      .done(),
  };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** "checked Nov 2026" of "2026-11-27". */
function checkedIn(day: string): string {
  const [year = '', month = ''] = day.split('-');
  return `checked ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}
