import { type ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Asked } from '../answerer.js';

/** "I took Penn as University of Pennsylvania.", with the other one as the first chip. */
export function sayAssumed(reply: ReplyWriter, { assumed }: Asked): void {
  for (const { taken, instead } of assumed) {
    reply.say(`I took that as ${taken.name} in ${taken.place}.`).offer(`I meant ${instead.name}`);
  }
}
