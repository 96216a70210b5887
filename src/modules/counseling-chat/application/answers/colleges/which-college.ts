import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answer, type Asked } from '../answerer.js';
import { unknownCollege } from '../unknown-college.js';

const OPENERS = [
  'Which college do you mean?',
  'Which college shall I look up?',
  'Tell me which college.',
] as const;

/** Asks for the college that was not named. */
export function whichCollege({ message, variant, student }: Asked): Answer {
  const question = OPENERS[variant % OPENERS.length] ?? OPENERS[0];
  const unknown = unknownCollege(message);
  const writer = new ReplyWriter('question');
  if (unknown === '') writer.say(question, 'Its usual name or a nickname is enough.');
  else writer.say(unknown, question, 'Its full name and its state help me find it.');
  if (student.savedColleges.length > 0) writer.offer('Show my list');
  return { reply: writer.offer('Recommend colleges').done() };
}
