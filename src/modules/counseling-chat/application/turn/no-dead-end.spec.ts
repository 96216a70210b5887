import { beforeAll, describe, expect, it } from 'vitest';
import { FixedCards } from '#modules/college-catalogue/testing/fixed-cards.js';
import { NEW_DIALOGUE } from '../../domain/conversation/dialogue-state.js';
import { lexiconOf, starterColleges } from '../../testing/starter-lexicon.js';
import { SentenceEncoderHere } from '../../testing/sentence-encoder-here.js';
import { AID_TEXTS } from '../../domain/knowledge/aid.js';
import { type TurnTools } from '../tools/turn-tools.js';
import { turnToolsOf } from '../../testing/turn-tools-of.js';
import { STARTER_CARDS } from '../../testing/starter-cards.js';
import { aStudentInTalk } from '../../testing/students-in-talk.js';
import { WORKED_CONVERSATIONS } from '../../testing/worked-conversations.js';
import { type Turn } from '../advisor.js';
import { BuiltInAdvisor } from '../built-in-advisor.js';
import { CollegeRefs } from '../college-refs.js';
import { Reading } from '../reading.js';
import { type SentenceEncoder } from '../sentence-encoder.js';
import { tracedAnswer } from './traced-answer.js';
import { AnswerWishes } from '../wishes/answer-wishes.js';

const SAID = WORKED_CONVERSATIONS.flatMap(({ turns }) => turns.map(({ says }) => says));
const USC = 123961;
const SOUTH_CAROLINA = 218663;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz     ????...!,,;:\'"()[]{}<>$%&/\\0123456789éñ¿😀\n\t';

/** The same numbers in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const random = randomNumbers(17);
const noise = (): string =>
  Array.from({ length: 1 + random(50) }, () => LETTERS[random(LETTERS.length)] ?? '').join('');
const shuffled = (): string => {
  const words = [random(SAID.length), random(SAID.length)].flatMap((at) => (SAID[at] ?? '').split(' '));
  return words
    .map((word) => [random(1_000), word] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, word]) => word)
    .join(' ');
};

/** Encoding takes longer than all the rest of a turn. */
const IN_MEANING_TOO = 25;

let advisor: BuiltInAdvisor;
/** As where the encoder is away. */
let byWords: BuiltInAdvisor;
beforeAll(async () => {
  const lexicon = await lexiconOf(starterColleges());
  const colleges = { lexicon: () => Promise.resolve(lexicon) };
  const wishes = new AnswerWishes(new CollegeRefs(new FixedCards(STARTER_CARDS)));
  const away: SentenceEncoder = { encode: () => Promise.resolve(null), prepare: () => undefined };
  advisor = new BuiltInAdvisor(new Reading(colleges, new SentenceEncoderHere()), wishes);
  byWords = new BuiltInAdvisor(new Reading(colleges, away), wishes);
});

const NO_TOOLS: TurnTools = {
  calls: [],
  use: () => Promise.resolve({ ok: false, code: 'failed', words: 'I couldn’t look that up just now.' }),
  counting: () => NO_TOOLS,
};

/** All tools are away: the hardest case. */
const turn = (message: string): Turn => ({
  studentId: 'maya',
  conversationId: 'one',
  message,
  student: aStudentInTalk({ homeState: 'OH', enoughToEstimate: true, savedColleges: [204796] }),
  state: { ...NEW_DIALOGUE, topic: 'chance_at', focus: [204796, 243780], lastColleges: [204796] },
  history: [],
  tools: NO_TOOLS,
  progress: { status: () => undefined, text: () => undefined },
  now: new Date('2026-11-23T15:00:00Z'),
  signal: new AbortController().signal,
});

/** Only what is written down about aid can be looked up. */
const AID_TOOLS = turnToolsOf('maya', {
  aid_basics: (_student, { topic }) => Promise.resolve({ ok: true, data: AID_TEXTS[topic] }),
});

describe('whatever is typed', { timeout: 30_000 }, () => {
  it.each([
    ['noise', noise],
    ['words in any order', shuffled],
  ])('is answered with a chip or a question: %s', async (_kind, message) => {
    for (let time = 0; time < 250; time++) {
      const said = message();
      const { reply } = await (time % IN_MEANING_TOO === 0 ? advisor : byWords).answer(turn(said));
      const goesOn = reply.chips.length > 0 || reply.message.includes('?') || reply.actions.length > 0;
      expect(goesOn && reply.message !== '', `${said} -> ${reply.message}`).toBe(true);
    }
  });
});

describe('a family whose income changed', () => {
  it.each([
    'Our income changed after we got the aid offer',
    'my dad lost his job',
    'my mom got laid off last month and we already got our aid package',
    'my parents lost their jobs, what happens with financial aid',
    'our income dropped a lot since the fafsa',
    'My father was let go in October. Can we get more aid?',
    'we make way less money than we did on our taxes',
    'my parents cut hours at work so we have less money than on the fafsa',
  ])('is told how to ask an aid office to look again: %s', async (message) => {
    const answered = await advisor.answer({ ...turn(message), tools: AID_TOOLS });

    expect([answered.intent, answered.reply.message]).toEqual([
      'aid_basics',
      expect.stringMatching(/professional judgment|ask\. Call or email the aid office/u),
    ]);
    expect(tracedAnswer(answered, turn(message))).toBe(answered);
  });
});

describe('a parent who tells the grades of their child', () => {
  it.each([
    'my son has a 3.4',
    'My daughter is a junior. She has a 3.4 GPA',
    'our oldest child has a 3.4 and a 1200 SAT',
    'My son got a 24 on the ACT',
  ])('is thanked and shown a way on, and nothing is saved: %s', async (message) => {
    const { reply } = await advisor.answer(turn(message));

    expect(reply.kind).toBe('answer');
    expect(reply.message).toContain('your child');
    expect(reply.message).not.toMatch(/good for them|another student/i);
    expect(reply.actions).toMatchObject([{ type: 'open' }]);
  });

  it('is not taken for a student who speaks of a friend', async () => {
    const { reply } = await advisor.answer(turn('my friend has a 4.0'));

    expect(reply.message).toContain('Another student’s numbers');
  });
});

describe('the last answer', () => {
  const PRICE = {
    message: 'what does purdue cost',
    reply: 'Purdue costs about $25,300 a year [1]. Shall I look for something like it that costs less?',
    citations: [
      { n: 1, label: 'Scorecard', source: 'scorecard', year: '2022-23', url: null, collegeId: 243780 },
    ],
  } as const;

  it.each(['say that again', 'can you repeat that?', 'wait what did you say'])(
    'is said again with its sources: %s',
    async (message) => {
      const answered = await advisor.answer({ ...turn(message), history: [PRICE] });

      expect(answered.reply).toMatchObject({ message: PRICE.reply, citations: PRICE.citations });
      expect(tracedAnswer(answered, { ...turn(message), history: [PRICE] })).toBe(answered);
    },
  );

  it('is given for the other college, where one was only assumed', async () => {
    const assumed = await advisor.answer(turn('chances at usc'));
    const { state } = await advisor.answer({ ...turn('I meant the other one'), state: assumed.state });

    expect([assumed.state.lastColleges, state.lastColleges]).toEqual([[USC], [SOUTH_CAROLINA]]);
  });

  it('is gone on from where it offered something and the student says yes', async () => {
    const answered = await advisor.answer({ ...turn('yes please'), history: [PRICE] });

    expect(answered.intent).toBe('cheapest');
  });
});

describe('a remark of an essay’s review', () => {
  const REMARK =
    'Help me think through my essay “Clock”. Its review asks about “I was stressed out at Duke and had no story”: What did you hear?';

  it('is talked through, whatever the words it quotes say', async () => {
    const { intent, reply } = await advisor.answer(turn(REMARK));

    expect(intent).toBe('essay_help');
    expect(reply.message).toMatch(/^Let’s stay with that place/);
    expect(reply.message).not.toMatch(/Duke|No topic needed|a lot to carry/);
  });

  it('comes after what the student typed before', async () => {
    const { intent, reply } = await advisor.answer(turn(`When are my deadlines?\n\n${REMARK}`));

    expect(intent).toBe('deadlines');
    expect(reply.message).toContain('The question once more: What did you hear?');
  });
});
