import { beforeAll, describe, expect, it } from 'vitest';
import { FixedCards } from '#modules/college-catalogue/testing/fixed-cards.js';
import { WORKED_COLLEGES } from '#modules/matching/domain/engine/testing/worked-colleges.js';
import { NEW_DIALOGUE } from '../../../domain/conversation/dialogue-state.js';
import { NOTHING_NAMED } from '../../../domain/entities/entities.js';
import { untraced } from '../../../domain/figures/figure-guard.js';
import { EXAMPLES } from '../../../domain/intents/examples.js';
import { INTENTS } from '../../../domain/intents/intent.js';
import { COMMON_APP, exampleOf, FEDERAL_STUDENT_AID, ruleOf } from '../../../domain/knowledge/fixed-text.js';
import { type ReadMessage } from '../../../domain/understanding/read-message.js';
import { cardOf } from '../../../testing/starter-cards.js';
import { starterReader } from '../../../testing/starter-reader.js';
import { aStudentInTalk } from '../../../testing/students-in-talk.js';
import { turnToolsOf } from '../../../testing/turn-tools-of.js';
import { CollegeRefs } from '../../college-refs.js';
import { figuresIn } from '../../tools/figures-in.js';
import { type AllTools } from '../../tools/tools.js';
import { WordTools } from '../../tools/word-tools.js';
import { type Answerers, type Asked } from '../answerer.js';
import { WORD_ANSWERS } from './index.js';

const ANSWERS: Answerers = WORD_ANSWERS;
const MOST_WORDS = 110;
const LONGEST_CHIP = 32;
const BY_WORDS_ALONE = { encode: () => Promise.resolve(null) };
const refs = new CollegeRefs(new FixedCards(WORKED_COLLEGES.map(cardOf)));
const words = new WordTools(refs, { model: null }, BY_WORDS_ALONE);
const absent = () => Promise.resolve({ ok: false as const, code: 'failed' as const, words: 'Not here.' });
const TOOLS: Partial<AllTools> = {
  explain_term: words.explain_term,
  aid_basics: words.aid_basics,
  data_notes: words.data_notes,
  open_page: words.open_page,
  my_profile: absent,
  my_list: absent,
  missing_answers: absent,
  recommendations: absent,
};

/** Printed without a tool: the price of a plan, and the year in which a junior’s FAFSA opens. */
const OF_THE_REPLY = [
  exampleOf(100, 'dollars'),
  ruleOf(FEDERAL_STUDENT_AID, '2027-10-01', 'date'),
  ruleOf(COMMON_APP, 10, 'count'),
];

let read: ReadMessage;
beforeAll(async () => {
  read = await starterReader();
});

const asking = (intent: Asked['intent'], message: string, about: Partial<Asked> = {}): Asked => ({
  message,
  intent,
  entities: { ...NOTHING_NAMED, ...read(message) },
  colleges: [],
  assumed: [],
  student: aStudentInTalk({ enoughToEstimate: true, gradeLevel: '11th' }),
  state: { ...NEW_DIALOGUE, turn: 2 },
  variant: 0,
  now: new Date('2026-11-23T12:00:00Z'),
  ...about,
});

async function answer(intent: Asked['intent'], message: string, about?: Partial<Asked>) {
  const tools = turnToolsOf('maya', TOOLS);
  const answerer = ANSWERS[intent];
  if (answerer === undefined) throw new Error(`Nobody answers ${intent}`);
  const { reply } = await answerer(asking(intent, message, about), tools);
  return { reply, figures: figuresIn(tools.calls), used: tools.calls.map(({ name }) => name) };
}
const said = async (...asked: Parameters<typeof answer>) => (await answer(...asked)).reply.message;

const EVERY_EXAMPLE = INTENTS.filter((intent) => intent in WORD_ANSWERS).flatMap((intent) =>
  (EXAMPLES[intent] ?? []).map((message) => [intent, message] as const),
);

describe('an answer in words', () => {
  it.each(EVERY_EXAMPLE)('of %s is short, goes on and has no loose number: "%s"', async (intent, message) => {
    for (const variant of [0, 1, 2]) {
      const { reply, figures } = await answer(intent, message, { variant });
      const goesOn = reply.chips.length > 0 || reply.message.includes('?');
      expect(goesOn).toBe(true);
      expect(reply.message.split(/\s+/u).length).toBeLessThanOrEqual(MOST_WORDS);
      expect(reply.chips.filter(({ length }) => length > LONGEST_CHIP)).toEqual([]);
      const loose = untraced(reply.message, { figures: [...figures, ...OF_THE_REPLY], told: [] });
      expect(loose).toEqual([]);
    }
  });
});

describe('what a student reads', () => {
  it('explains a word with an example and its source', async () => {
    const { reply, used } = await answer('explain_term', 'what is early decision');

    expect(used).toEqual(['explain_term']);
    expect(reply.message).toMatch(/It is binding, so .* \[1\]\.\nFor example, /u);
    expect(reply.citations).toMatchObject([{ n: 1, label: 'Common App, checked Nov 2026' }]);
  });

  it('explains two words beside each other', async () => {
    const message = await said('explain_term', 'difference between early action and early decision');

    expect(message).toMatch(/not binding[^]*It is binding/u);
  });

  it('does not guess a word it does not know', async () => {
    expect((await answer('explain_term', 'what is photosynthesis')).reply.kind).toBe('unsure');
  });

  it('says when a junior’s own FAFSA opens, with its source once', async () => {
    const message = await said('aid_basics', 'how does the FAFSA work');

    expect(message).toContain('your FAFSA usually opens October 1, 2027');
    expect(message).not.toContain('[1] [1]');
  });

  it.each([
    ['write my personal statement about being soccer captain', /game or practice you still replay/u],
    ['fix the grammar in my essay', /Which sentence makes you stop/u],
    ['write an essay about my grandmother', /that you catch yourself doing/u],
    ['write my why us essay', /in your first week/u],
  ])('refuses kindly and asks about what they said: "%s"', async (message, question) => {
    const { reply } = await answer('ghostwrite', message);

    expect(reply.kind).toBe('refusal');
    expect(reply.message).toMatch(/your own words/u);
    expect(reply.message).toMatch(question);
  });

  it('names a person when worry comes up again, and prints no figure', async () => {
    const state = { ...NEW_DIALOGUE, topic: 'stress' as const };

    expect(await said('stress', 'I am so stressed', { state })).toContain('someone you trust');
    expect(await said('stress', 'I am so stressed')).not.toMatch(/\d/u);
  });

  it.each([
    ['where do I add my SAT', '/profile?section=academic&step=tests'],
    ['take me to my list', '/my-list'],
    ['take me to my applications', '/applications'],
    ['where are my reminders', '/settings/notifications'],
    ['open my essays', '/essays'],
    ['how do I change my state', '/profile?section=personal&step=address'],
  ])('opens the place for "%s"', async (message, href) => {
    expect((await answer('open_page', message)).reply.actions).toMatchObject([{ type: 'open', href }]);
  });

  it('says that some questions leave the house only where a language model is in use', async () => {
    const sentence = 'Some questions go to an AI service';
    const withModel = await new WordTools(refs, { model: 'm' }, BY_WORDS_ALONE).data_notes('maya', {
      topic: 'privacy',
    });

    expect(await said('privacy', 'who can see this chat')).not.toContain(sentence);
    expect(JSON.stringify(withModel)).toContain(sentence);
  });

  it('sends medical and legal questions to a qualified person', async () => {
    expect(await said('out_of_scope', 'should I sue my school')).toContain('a qualified person');
  });
});
