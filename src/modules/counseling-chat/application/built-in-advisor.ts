import { Injectable } from '@nestjs/common';
import { beginTurn } from '../domain/conversation/next-state.js';
import { essayRemarkIn } from '../domain/understanding/essay-remark.js';
import { acceptedOffer } from '../domain/understanding/offers.js';
import { understand } from '../domain/understanding/understand.js';
import { wishAbout } from '../domain/understanding/wish-about.js';
import { Advisor, type Answered, type Turn } from './advisor.js';
import { Reading } from './reading.js';
import { saidAgain } from './turn/said-again.js';
import { AnswerWishes } from './wishes/answer-wishes.js';

const MEANT_THE_OTHER = /\b(?:meant|mean|no,?|not that one,?) (?:the )?other (?:one|college|school)\b/iu;

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
    const again = saidAgain({ ...turn, state });
    if (again !== null) return again;
    const remark = essayRemarkIn(turn.message);
    if (remark !== null)
      return this.wishes.answer({ ...turn, state }, [
        ...(remark.before === '' ? [] : understand(remark.before, read, state)),
        wishAbout('essay_help', read(''), turn.message, state),
      ]);
    const { otherOne } = state;
    if (otherOne && MEANT_THE_OTHER.test(turn.message))
      return this.wishes.answer({ ...turn, state }, [
        wishAbout(otherOne.intent, otherOne.entities, turn.message, state),
      ]);
    const said = acceptedOffer(turn.message, turn.history.at(-1)?.reply) ?? turn.message;
    return this.wishes.answer({ ...turn, state }, understand(said, read, state));
  }
}
