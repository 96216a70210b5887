import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answer, type Asked } from '../answerer.js';
import { unknownCollege } from '../unknown-college.js';

/** A tool’s words, and a way on. */
export const failed = (words: string): Answer => ({
  reply: new ReplyWriter('unsure')
    .say(words, 'Shall I look at your next step instead?')
    .offer('What should I do next?', 'Calculate admission chances')
    .done(),
});

/** A question about a college, and none is named or meant. */
export const whichCollege = ({ message }: Asked): Answer => ({
  reply: new ReplyWriter('question')
    .say(unknownCollege(message), 'Which college do you mean? A name or a nickname is enough.')
    .offer('Calculate admission chances', 'Which safeties fit me?')
    .done(),
});
