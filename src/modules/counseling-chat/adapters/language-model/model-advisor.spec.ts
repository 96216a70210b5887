import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CircuitBreaker } from '#shared-kernel/platform/language-model/circuit-breaker.js';
import { GuardedLanguageModel } from '#shared-kernel/platform/language-model/guarded-language-model.js';
import { OpenAiCalls } from '#shared-kernel/platform/language-model/open-ai-calls.js';
import { OpenAiTalks } from '#shared-kernel/platform/language-model/open-ai-talks.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { RecordingAuditLog } from '#modules/identity/activity/testing/recording-audit-log.js';
import {
  type Behavior,
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../../../../test/support/servers/language-model-server.js';
import { Advisor, type Answered, type Turn } from '../../application/advisor.js';
import { findTopics } from '../../application/tools/find-topics.js';
import { type CollegeChance, type CollegePrice } from '../../application/tools/tool-results.js';
import { type InputOf } from '../../application/tools/tools.js';
import { type ToolCall, type TurnTools } from '../../application/tools/turn-tools.js';
import { NEW_DIALOGUE } from '../../domain/conversation/dialogue-state.js';
import { type Figure, type FigureLabel } from '../../domain/figures/figure.js';
import { ReplyWriter } from '../../domain/replies/reply-writer.js';
import { ModelAdvisor } from './model-advisor.js';

const BY_WORDS_ALONE = { encode: () => Promise.resolve(null) };

const OHIO_STATE = { id: 204796, name: 'Ohio State', place: 'Columbus, OH', state: 'OH' };
const TERM = 'fall 2023';

const figure = (label: FigureLabel, value: number, unit: Figure['unit'] = 'share'): Figure => ({
  value,
  unit,
  label,
  about: OHIO_STATE.id,
  source: label.startsWith('chance') ? 'flyleaf-estimate' : 'scorecard',
  year: TERM,
  said: 'estimate',
});

const CHANCE: CollegeChance = {
  college: OHIO_STATE,
  chance: {
    low: figure('chance-low', 0.28),
    high: figure('chance-high', 0.92),
    estimate: figure('chance', 0.66),
    category: 'target',
    notSafe: null,
    notSafeReason: null,
  },
  admitRate: figure('admit-rate', 0.508),
  basis: [],
  contributions: [],
  warnings: [],
  notSeen: [],
  openAdmission: false,
  testPolicy: 'optional',
  submitAdvice: null,
};
const PRICE: CollegePrice = {
  college: OHIO_STATE,
  price: figure('net-price', 18_795, 'dollars'),
  priceIs: 'for-your-income',
  fullPrice: figure('full-price', 29_300, 'dollars'),
  outOfStatePart: null,
  residence: 'in-state',
  calculatorUrl: null,
  budget: null,
};

const FOUND: Readonly<Record<string, unknown>> = {
  college_chance: [CHANCE],
  net_price: [PRICE],
  propose_profile_change: {
    changes: { unweightedGpa: '3.7' },
    facts: [{ field: 'unweightedGpa', value: '3.7', said: 'I have a 3.7', status: 'proposed' }],
    stored: {},
    words: ['GPA 3.7 (unweighted, 4.0 scale)'],
  },
};

/** Tools that find the same for everybody, and all topics. */
function fixedTools(): TurnTools {
  const calls: ToolCall[] = [];
  const use = async (name: ToolCall['name'], input: unknown) => {
    const result =
      name === 'find_topics'
        ? await findTopics(BY_WORDS_ALONE)('amara', input as InputOf<'find_topics'>)
        : { ok: true as const, data: FOUND[name] ?? [] };
    calls.push({ name, input, result });
    return result;
  };
  const all: TurnTools = { calls, use: use as TurnTools['use'], counting: () => all };
  return all;
}

const BUILT_IN = 'The built-in answer.';

class BuiltIn extends Advisor {
  answer(turn: Turn): Promise<Answered> {
    return Promise.resolve({
      reply: new ReplyWriter().say(BUILT_IN).done(),
      state: turn.state,
      intent: 'chance_at',
      extracted: [],
      engine: 'built-in',
      model: null,
      guard: { removed: 0, fellBack: false },
    });
  }
}

const SOUND = 'Ohio State is a target: 28% to 92%, best estimate 66%.';
const LOOKS_UP: Behavior = {
  kind: 'calls',
  calls: [{ name: 'college_chance', input: { colleges: [OHIO_STATE.id] } }],
};
const says = (text: string): Behavior => ({ kind: 'says', text });

let server: LanguageModelServer;
beforeAll(async () => {
  server = await startLanguageModelServer(says(SOUND));
});
afterEach(() => {
  server.always(says(SOUND));
  server.requests.length = 0;
});
afterAll(() => server.close());

interface Circumstances {
  isAllowed?: boolean;
  budget?: number;
  timeoutMs?: number;
}

function anAdvisor({ isAllowed = true, budget = 60_000, timeoutMs = 20_000 }: Circumstances = {}) {
  const settings = {
    baseUrl: server.url,
    apiKey: 'sk-secret',
    model: 'a-model',
    structuredOutput: 'jsonSchema',
    timeoutMs,
    tokensPerDay: budget,
    tokensPerDayInTotal: budget,
  } as const;
  const audit = new RecordingAuditLog();
  const languageModel = new GuardedLanguageModel({
    model: 'a-model',
    calls: new OpenAiCalls(settings),
    talks: new OpenAiTalks(settings),
    breaker: new CircuitBreaker(new FixedClock(new Date('2026-11-23T12:00:00Z'))),
    budget: {
      reserve: (owner, tokens) =>
        Promise.resolve(tokens > budget ? null : { owner, day: '2026-11-23', tokens }),
      settle: () => Promise.resolve(),
    },
    wait: () => Promise.resolve(),
  });
  const advisor = new ModelAdvisor(new BuiltIn(), {
    languageModel,
    choice: { isAllowed: () => Promise.resolve(isAllowed) },
    identifyingWords: { of: () => Promise.resolve(['Amara', 'Dayton']) },
    audit,
    accounts: new NotedAccounts(),
    unitOfWork: new ImmediateUnitOfWork(),
  });
  return { advisor, audit };
}

function aTurn(message = 'What are my chances at Ohio State?', changes: Partial<Turn> = {}) {
  const shown: string[] = [];
  const turn: Turn = {
    studentId: 'amara',
    conversationId: 'talk',
    message,
    student: {
      firstName: 'Amara',
      gradeLevel: '12th',
      homeState: 'OH',
      major: 'Nursing',
      majorCip: '51.38',
      enoughToEstimate: true,
      hasGpa: true,
      hasTest: true,
      incomeBand: '60-100k',
      budget: 25_000,
      regions: [],
      percentComplete: 80,
      savedColleges: [],
      essays: 0,
    },
    state: NEW_DIALOGUE,
    history: [],
    tools: fixedTools(),
    progress: { status: () => undefined, text: (delta) => shown.push(delta) },
    now: new Date('2026-11-23T12:00:00Z'),
    signal: new AbortController().signal,
    ...changes,
  };
  return { turn, shown };
}

const answer = async (message?: string, changes: Partial<Turn> = {}, circumstances: Circumstances = {}) => {
  const { advisor, audit } = anAdvisor(circumstances);
  const { turn, shown } = aTurn(message, changes);
  return { ...(await advisor.answer(turn)), audit, shown: shown.join('') };
};

describe('the advisor with a language model', { timeout: 30_000 }, () => {
  it('answers with what the tools found, cited and drawn', async () => {
    server.next(LOOKS_UP, says(`${SOUND} Your essays are not in it. Shall I price it?`));

    const { reply, engine, state, model, shown } = await answer();

    expect(engine).toBe('openai');
    expect(reply.message).toBe(
      'Ohio State is a target: 28% to 92%, best estimate 66% [1]. Your essays are not in it. Shall I price it?',
    );
    expect(reply.citations).toMatchObject([{ n: 1, label: 'Flyleaf estimate, fall 2023' }]);
    expect(reply.blocks).toMatchObject([{ type: 'chances', rows: [{ name: 'Ohio State', estimate: 0.66 }] }]);
    expect(reply.chips).toContain('What would Ohio State cost?');
    expect(state).toMatchObject({ turn: 1, focus: [OHIO_STATE.id] });
    expect(model?.tokens).toBe(2400);
    expect(shown).toContain('best estimate 66%.');
  });

  it('answers from a topic that it found, and cites the page behind it', async () => {
    server.next(
      {
        kind: 'calls',
        calls: [{ name: 'find_topics', input: { question: 'My mom refuses to do the FAFSA, what now?' } }],
      },
      says(
        'That’s hard. Filling in the form doesn’t bind your mom to pay, and a counselor’s call often helps. What worries her?',
      ),
    );

    const { reply, guard } = await answer('My mom refuses to do the FAFSA, what now?');

    expect(guard).toEqual({ removed: 0, fellBack: false });
    expect(reply.message).toBe(
      'That’s hard. Filling in the form doesn’t bind your mom to pay, and a counselor’s call often helps [1]. What worries her?',
    );
    expect(reply.citations).toMatchObject([{ n: 1, source: 'page', label: 'University of Pennsylvania' }]);
    expect(reply.chips).toContain('FAFSA step by step');
    const told = server.requests.at(-1)?.body.messages.find(({ role }) => role === 'tool')?.content;
    expect(told).toContain('parents are unwilling');
    expect(told).not.toContain('https://');
  });

  it('cites no page of a topic that it found and did not say, and says no figure that the topic has not', async () => {
    const looksUp: Behavior = {
      kind: 'calls',
      calls: [{ name: 'find_topics', input: { question: 'Do Division III colleges give sports money?' } }],
    };
    server.next(looksUp, says('That’s a fair thing to ask. Which sport do you play?'));
    const said = await answer('Do Division III colleges give sports money?');
    expect(said.reply.citations).toEqual([]);

    server.next(looksUp);
    server.always(says('Division III colleges give about $12,000 a year in merit money.'));
    const { reply, guard } = await answer('Do Division III colleges give sports money?');

    expect(reply.message).toBe(BUILT_IN);
    expect(guard.fellBack).toBe(true);
  });

  it('never shows a figure that no tool found, not even while it is being said', async () => {
    server.next(LOOKS_UP, says('Ohio State admitted 73% of everyone. It is a target.'), says(SOUND));

    const { reply, shown, guard } = await answer();

    expect(reply.message).toBe('Ohio State is a target: 28% to 92%, best estimate 66% [1].');
    expect(`${shown}${JSON.stringify(reply)}`).not.toContain('73');
    expect(guard).toEqual({ removed: 1, fellBack: false });
  });

  it.each([
    'Ohio State admitted 73% of everyone.',
    'You will get in at Ohio State.',
    'Ohio State is a prestigious school.',
    'For example, write this: The clock on our stove is fast.',
    'I know life is hard, and you should kill yourself.',
    'See https://example.org for more.',
    'Purdue would take you with 95% chance.',
  ])('leaves the answer to the built-in advisor when the model insists: "%s"', async (text) => {
    server.next(LOOKS_UP);
    server.always(says(text));

    const { reply, guard, shown } = await answer();

    expect(reply.message).toBe(BUILT_IN);
    expect(guard.fellBack).toBe(true);
    expect(shown).toBe('');
  });

  it('cuts one bad sentence from a good answer', async () => {
    const good = `${SOUND} It would cost about $18,800 a year after aid at Ohio State. Essays and letters are not in it.`;
    server.next(
      {
        kind: 'calls',
        calls: [
          { name: 'college_chance', input: { colleges: [OHIO_STATE.id] } },
          { name: 'net_price', input: { colleges: [OHIO_STATE.id] } },
        ],
      },
      says(`${good} It is ranked #5.`),
      says(`${good} It is ranked #5.`),
    );

    const { reply } = await answer();

    expect(reply.message).toContain('$18,800');
    expect(reply.message).not.toContain('#5');
  });

  it('sends nothing that says who the student is, and notes what was sent', async () => {
    server.next(LOOKS_UP);

    const { audit } = await answer('I’m Amara from Dayton, I am Black, my zip is 45402. Ohio State?', {
      history: [
        { message: 'my mom makes 40k', reply: 'Hi Amara, Ohio State is in Columbus.', citations: [] },
      ],
    });

    const sent = server.requests.map(({ text }) => text).join('');
    for (const word of ['Amara', 'Dayton', 'Black', '45402', '40k', 'sk-secret', '60-100k'])
      expect(sent).not.toContain(word);
    expect(sent).toContain('Ohio State');
    expect(audit.entries).toMatchObject([
      { kind: 'sent-to-model', userId: 'amara', detail: { purpose: 'an answer of Wren' } },
    ]);
  });

  it('offers what the model proposes, and saves nothing', async () => {
    server.next(
      {
        kind: 'calls',
        calls: [{ name: 'propose_profile_change', input: { changes: { unweightedGpa: '3.7' } } }],
      },
      says('I can save your 3.7 to your profile. Save it?'),
    );

    const { reply, state, extracted } = await answer('I have a 3.7');

    expect(reply.kind).toBe('proposal');
    expect(reply.actions).toEqual([{ type: 'confirm', label: 'Save it' }]);
    expect(state.pending).toMatchObject({ kind: 'profile', changes: { unweightedGpa: '3.7' }, sinceTurn: 1 });
    expect(extracted).toMatchObject([{ field: 'unweightedGpa', status: 'proposed' }]);
  });

  it.each([
    ['fails', { kind: 'status', status: 500 }],
    ['is busy', { kind: 'status', status: 429 }],
    ['answers nonsense', { kind: 'raw', body: '<html>' }],
    ['calls tools without end', LOOKS_UP],
    [
      'calls tools with nonsense',
      { kind: 'calls', calls: [{ name: 'college_chance', input: '{"colleges": ["Ya' }] },
    ],
  ] as const)('leaves the answer to the built-in advisor when the model %s', async (_what, behavior) => {
    server.always(behavior);

    const { reply, guard } = await answer();

    expect(reply.message).toBe(BUILT_IN);
    expect(guard.fellBack).toBe(true);
  });

  it('waits for a model that does not answer only so long', async () => {
    server.always({ kind: 'silence' });

    expect((await answer(undefined, {}, { timeoutMs: 300 })).reply.message).toBe(BUILT_IN);
  });

  it('asks nobody when the student switched that off, or the tokens of the day are spent', async () => {
    expect((await answer(undefined, {}, { isAllowed: false })).reply.message).toBe(BUILT_IN);
    expect((await answer(undefined, {}, { budget: 100 })).reply.message).toBe(BUILT_IN);
    expect(server.requests).toEqual([]);
  });

  it('stops when the student leaves, and answers nothing', async () => {
    server.always({ kind: 'silence' });
    const leaving = new AbortController();
    const answering = answer(undefined, { signal: leaving.signal });
    await expect.poll(() => server.requests.length, { timeout: 10_000 }).toBe(1);
    leaving.abort();

    await expect(answering).rejects.toMatchObject({ failure: 'stopped' });
    await expect.poll(() => server.requests[0]?.wasAborted, { timeout: 10_000 }).toBe(true);
  });
});
