import { Injectable } from '@nestjs/common';
import { beginTurn } from '../../domain/conversation/next-state.js';
import { learnedRefusal } from '../../domain/intents/learned-refusal.js';
import { slottedText } from '../../domain/intents/slotted-text.js';
import { normalize } from '../../domain/language/normalize.js';
import { ReplyWriter } from '../../domain/replies/reply-writer.js';
import { asksForAdvice, asksForApplicationText } from '../../domain/safety/application-text.js';
import { isOnScores } from '../../domain/safety/on-scores.js';
import { tellsTooYoung } from '../../domain/safety/told-age.js';
import { triesToChangeRules } from '../../domain/safety/injection.js';
import { type ReadMessage } from '../../domain/understanding/read-message.js';
import { understand } from '../../domain/understanding/understand.js';
import { type Wish } from '../../domain/understanding/wish.js';
import { type Answered, type Turn } from '../advisor.js';
import { AnswerChoice } from '../pending/answer-choice.js';
import { AnswerProposal } from '../pending/answer-proposal.js';
import { Reading } from '../reading.js';
import { AnswerWishes } from '../wishes/answer-wishes.js';

/** Hears what must not reach an engine: a yes or no to what Wren proposed, and requests that Wren always refuses. */
@Injectable()
export class FrontDesk {
  constructor(
    private readonly reading: Reading,
    private readonly proposals: AnswerProposal,
    private readonly choices: AnswerChoice,
    private readonly wishes: AnswerWishes,
  ) {}

  /** Null where the message is for the advisor. */
  async answer(stored: Turn): Promise<Answered | null> {
    const read = await this.reading.of(stored);
    const state = beginTurn(stored.state, stored.now, read(stored.message).spanish);
    const turn = { ...stored, state };
    const topic = state.pending === null ? state.topic : null;
    const { plain } = normalize(turn.message);
    if (tellsTooYoung(plain)) return tooYoung(turn);
    const refused = learnedRefusal(slottedText(normalize(turn.message), read(turn.message)));
    const isForText = refused === 'ghostwrite' && !asksForAdvice(turn.message) && !isOnScores(plain);
    if (asksForApplicationText(turn.message, topic) || isForText)
      return this.wishes.answer(turn, [about('ghostwrite', turn, read)]);
    if (triesToChangeRules(turn.message) || refused === 'injection')
      return this.wishes.answer(turn, rulesAndWhatIsLeft(turn, read));
    if (state.pending === null) return null;
    return state.pending.kind === 'choice'
      ? this.choices.answer(turn, state.pending, read)
      : this.proposals.answer(turn, state.pending, read);
  }
}

/** Fixed words; what the message asks waits for a parent. */
const tooYoung = ({ state }: Turn): Answered => ({
  reply: new ReplyWriter('refusal')
    .say('Flyleaf is for ages 13 and up. Let’s bring in a parent first.')
    .offer('I am 13 or older')
    .done(),
  state,
  intent: null,
  extracted: [],
  engine: 'built-in',
  model: null,
  guard: { removed: 0, fellBack: false },
});

const about = (intent: Wish['intent'], turn: Turn, read: ReadMessage): Wish => ({
  text: turn.message,
  intent,
  entities: read(turn.message),
  colleges: [],
  assumed: [],
  open: null,
  extreme: null,
  instead: null,
  isTold: true,
});

/** The college that was named beside the order still gets its own figures. */
function rulesAndWhatIsLeft(turn: Turn, read: ReadMessage): Wish[] {
  const order = about('injection', turn, read);
  const named = order.entities.colleges;
  if (named.length === 0) return [order];
  const [first] = understand(turn.message, read, turn.state);
  const colleges = named.flatMap(({ candidates }) => candidates.slice(0, 1));
  const entities = { ...order.entities, facts: [], bareNumber: null, increase: null };
  const open = named.find(({ certainty }) => certainty === 'ask') ?? null;
  const intent =
    first?.intent === 'net_price' || first?.intent === 'college_facts' ? first.intent : 'chance_at';
  return [order, { ...order, intent, colleges, entities, open }];
}
