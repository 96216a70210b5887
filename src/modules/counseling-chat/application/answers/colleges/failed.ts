import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answer } from '../answerer.js';

/** What the student reads where a tool found nothing; there is always a way on. */
export const failed = (words: string): Answer => ({
  reply: new ReplyWriter()
    .say(words, 'Shall we look at another college, or at your list?')
    .offer('Show my list', 'Recommend colleges')
    .done(),
});
