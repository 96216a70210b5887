import { Injectable } from '@nestjs/common';
import { beginTurn } from '../domain/conversation/next-state.js';
import { understand } from '../domain/understanding/understand.js';
import { Advisor, type Answered, type Turn } from './advisor.js';
import { Reading } from './reading.js';
import { AnswerWishes } from './wishes/answer-wishes.js';

/** Answers without a language model: understands the message, asks the tools, and writes the reply. */
@Injectable()
export class BuiltInAdvisor extends Advisor {
  constructor(
    private readonly reading: Reading,
    private readonly wishes: AnswerWishes,
  ) {
    super();
  }

  async answer(turn: Turn): Promise<Answered> {
    const read = await this.reading.of(turn);
    const state = beginTurn(turn.state, turn.now, read(turn.message).spanish);
    return this.wishes.answer({ ...turn, state }, understand(turn.message, read, state));
  }
}
