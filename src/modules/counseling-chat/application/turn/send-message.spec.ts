import { beforeEach, describe, expect, it } from 'vitest';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { supportReply } from '../../domain/safety/support-card.js';
import { beginTurn } from '../../domain/conversation/next-state.js';
import { ReplyWriter } from '../../domain/replies/reply-writer.js';
import {
  CountedCards,
  CountedInteractions,
  InMemoryConversations,
  InMemoryLog,
} from '../../testing/in-memory-talk.js';
import { InMemoryLeadScores, SwitchedScoring } from '../../testing/in-memory-leads.js';
import { anApplication, FixedApplications, InMemoryStudentList } from '../../testing/lists-in-memory.js';
import { turnToolsOf } from '../../testing/turn-tools-of.js';
import { aStudentInTalk } from '../../testing/students-in-talk.js';
import { type Answered, type Turn } from '../advisor.js';
import { AskedServices } from '../leads/asked-services.js';
import { SentenceEncoderHere } from '../../testing/sentence-encoder-here.js';
import { AnswerMessage } from './answer-message.js';
import { MeaningInDoubt } from './meaning-in-doubt.js';
import { type ClaimedTurn } from './claimed-turn.js';
import { Conversions } from '../leads/conversions.js';
import { CurrentConversation } from '../conversations/current-conversation.js';
import { QuietDays } from '../leads/quiet-days.js';
import { SendMessage } from './send-message.js';
import { StoreTurn } from './store-turn.js';

const MAYA = 'maya';
const HOUR = 3_600_000;
const SAID = new ReplyWriter().say('A good question.').done();

const answeredBy = (turn: Turn, changes: Partial<Answered> = {}): Answered => ({
  reply: SAID,
  state: beginTurn(turn.state, turn.now, false),
  intent: 'next_step',
  extracted: [],
  engine: 'built-in',
  model: null,
  guard: { removed: 0, fellBack: false },
  ...changes,
});

class TestTalk {
  readonly clock = new FixedClock(new Date('2026-11-23T15:00:00Z'));
  readonly conversations = new InMemoryConversations();
  readonly log = new InMemoryLog();
  readonly cards = new CountedCards();
  readonly interactions = new CountedInteractions();
  readonly scoring = new SwitchedScoring();
  readonly scores = new InMemoryLeadScores();
  readonly gone = new AbortController();
  engine = (turn: Turn): Promise<Answered> => Promise.resolve(answeredBy(turn));
  asked = 0;
  student = aStudentInTalk();

  readonly sending: SendMessage;

  constructor() {
    const { clock, conversations, log, cards, interactions } = this;
    const [accounts, unitOfWork] = [new NotedAccounts(), new ImmediateUnitOfWork()];
    const advisor = {
      answer: (turn: Turn) => {
        this.asked += 1;
        return this.engine(turn);
      },
    };
    const answers = new AnswerMessage(
      log,
      { of: () => Promise.resolve(this.student) },
      { forStudent: () => turnToolsOf('maya', {}) },
      { answer: () => Promise.resolve(null) },
      advisor,
      new MeaningInDoubt(new SentenceEncoderHere()),
      clock,
    );
    const current = new CurrentConversation(conversations, clock);
    const services = new AskedServices(this.scoring, new QuietDays(this.scores, clock));
    const conversions = new Conversions(
      this.scoring,
      new FixedApplications([anApplication()]),
      new InMemoryStudentList([]),
    );
    const turns = new StoreTurn(
      conversations,
      log,
      cards,
      interactions,
      services,
      conversions,
      accounts,
      clock,
      unitOfWork,
    );
    this.sending = new SendMessage(
      conversations,
      current,
      answers,
      turns,
      accounts,
      { anew: (work) => work() },
      clock,
      unitOfWork,
    );
  }

  async say(message: string) {
    return this.finish(await this.sending.begin(MAYA), message);
  }

  finish(turn: ClaimedTurn, message: string) {
    return this.sending.answer(turn, message, {
      progress: { status: () => undefined, text: () => undefined },
      signal: this.gone.signal,
      whenStored: () => Promise.resolve(),
    });
  }
}

let talk: TestTalk;
beforeEach(() => {
  talk = new TestTalk();
});

describe('a message to Wren', () => {
  it('is stored with its answer, without white space around it', async () => {
    const stored = await talk.say('  What next?\n');

    expect(stored).toMatchObject({
      question: { message: 'What next?' },
      answer: { reply: SAID },
      conversation: { messageCount: 2, engine: 'built-in' },
    });
    expect(talk.log.turns).toHaveLength(1);
    expect([...talk.interactions.ids]).toEqual([stored.answer.id]);
  });

  it('is answered without the figures that no tool found', async () => {
    talk.engine = (turn) =>
      Promise.resolve(
        answeredBy(turn, { reply: new ReplyWriter().say('A good question.').say('It is ranked #5.').done() }),
      );

    const { answer } = await talk.say('Is it good?');

    expect(answer.reply.message).toBe('A good question.');
  });

  it('waits for the answer to the one before', async () => {
    await talk.sending.begin(MAYA);

    await expect(talk.say('And?')).rejects.toThrow('Wren is still answering your last message.');
  });

  it('is let in again when a turn got stuck for a minute, and the stuck one stores nothing', async () => {
    const stuck = await talk.sending.begin(MAYA);
    talk.clock.advance(60_000);
    await talk.say('And?');

    await expect(talk.finish(stuck, 'Late')).rejects.toThrow('took too long');
    expect(talk.log.turns.map(({ message }) => message)).toEqual(['And?']);
  });

  it('leaves nothing when the student leaves, and the next one is answered', async () => {
    talk.engine = (turn) => {
      talk.gone.abort();
      return Promise.resolve(answeredBy(turn));
    };
    await expect(talk.say('What next?')).rejects.toThrow('You left');
    expect(talk.log.turns).toEqual([]);
    expect(talk.interactions.ids.size).toBe(0);

    await expect(talk.sending.begin(MAYA)).resolves.toMatchObject({ state: { turn: 0 } });
  });

  it('leaves nothing when the advisor fails, and the next one is answered', async () => {
    talk.engine = () => Promise.reject(new Error('down'));
    await expect(talk.say('What next?')).rejects.toThrow('down');
    expect(talk.log.turns).toEqual([]);

    talk.engine = (turn) => Promise.resolve(answeredBy(turn));
    await expect(talk.say('What next?')).resolves.toMatchObject({ conversation: { messageCount: 2 } });
  });

  it('leaves nothing when the database is too busy to store it, and the next one is answered', async () => {
    talk.conversations.busyFor = 3;
    await expect(talk.say('What next?')).rejects.toThrow('busy');
    expect(talk.log.turns).toEqual([]);

    await expect(talk.say('What next?')).resolves.toMatchObject({ conversation: { messageCount: 2 } });
  });

  it('continues a talk until twelve hours of silence', async () => {
    const ids: string[] = [];
    for (const pause of [0, 12 * HOUR - 1, 12 * HOUR]) {
      talk.clock.advance(pause);
      ids.push((await talk.say('What next?')).conversation.id);
    }

    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

describe('a message that speaks of danger', () => {
  it('gets the card alone: no advisor, no event, nothing counted but the card', async () => {
    const stored = await talk.say('I want to kill myself');

    expect(stored.answer.reply).toEqual(supportReply('self'));
    expect(talk.asked).toBe(0);
    expect(talk.cards.shown).toEqual(['self']);
    expect(talk.interactions.ids.size).toBe(0);
    expect(talk.log.turns[0]?.about).toBeNull();
    expect(talk.conversations.all[0]?.pullEvents()).toEqual([]);
  });

  it('is not told to the advisor later, which knows that a card was shown', async () => {
    await talk.say('I want to kill myself');
    const turns: Turn[] = [];
    talk.engine = (turn) => {
      turns.push(turn);
      return Promise.resolve(answeredBy(turn));
    };
    await talk.say('What is Ohio State like?');

    expect(turns).toMatchObject([{ history: [], state: { turn: 1, aftercare: 1 } }]);
  });

  it('is followed by kind words alone when it is taken back, and by one line before the next answer', async () => {
    await talk.say('I want to kill myself');
    const joke = await talk.say('it was a joke');
    expect(joke.answer.reply).toMatchObject({ kind: 'aftercare', chips: [] });
    expect(talk.asked).toBe(0);

    await talk.say('I want to kill myself');
    const next = await talk.say('What is Ohio State like?');
    expect(next.answer.reply.message.split('\n')[0]).toBe('Glad you’re here. 988 is there any time.');
    expect((await talk.say('What is Ohio State like?')).answer.reply).toEqual(SAID);
  });

  it.each([
    ['quiero morir, ya no quiero vivir mi vida', 'spanish'],
    ['my friend says she wants to kill herself', 'friend'],
    ['my father hits me when he sees my grades', 'abuse'],
  ] as const)('gets the card for its kind: %s', async (message, card) => {
    await talk.say(message);

    expect(talk.cards.shown).toEqual([card]);
  });

  it('replaces what a model wrote, too', async () => {
    const reply = new ReplyWriter().say('I want to kill myself.').done();
    talk.engine = (turn) => Promise.resolve(answeredBy(turn, { engine: 'openai', reply }));

    expect((await talk.say('What next?')).answer.reply.kind).toBe('support');
  });
});

describe('what those who run Flyleaf learn of a talk', () => {
  const askForPerson = () => {
    const student = aStudentInTalk({ enoughToEstimate: true, major: 'Nursing', homeState: 'OH' });
    talk.student = student;
    talk.engine = (turn) => Promise.resolve(answeredBy(turn, { intent: 'human_help' }));
    return talk.say('Can I talk to a counselor?');
  };
  const learned = () => talk.log.turns.map(({ about }) => about?.opportunities.map(({ code }) => code));
  const stage = () => talk.conversations.all[0]?.facts().stage;

  it('is nothing beyond the recommendations for a minor who asks for a person', async () => {
    await askForPerson();

    expect(learned()).toEqual([[]]);
    expect(stage()).toBe('recommendations');
  });

  it('is what an adult asked for', async () => {
    talk.scoring.isOn = true;
    await askForPerson();

    expect(learned()).toEqual([['human-consultation']]);
    expect(stage()).toBe('conversion');
  });

  it('is nothing for three days after a support card', async () => {
    talk.scoring.isOn = true;
    talk.scores.lastHardTime = talk.clock.now();
    await askForPerson();

    expect(learned()).toEqual([[]]);
  });
});
