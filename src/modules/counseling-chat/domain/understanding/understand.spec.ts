import { beforeAll, describe, expect, it } from 'vitest';
import { starterReader } from '../../testing/starter-reader.js';
import { withMeaning } from '../../testing/with-meaning.js';
import { type DialogueState, NEW_DIALOGUE } from '../conversation/dialogue-state.js';
import { EXAMPLES } from '../intents/examples.js';
import { type ReadMessage } from './read-message.js';
import { understand } from './understand.js';

const OHIO_STATE = 204796;
const PITT = 215293;
const CINCINNATI = 201885;
const PURDUE = 243780;
const EMORY = 139658;
const GEORGIA_STATE = 139940;
const INDIANA = 151351;

let read: ReadMessage;
beforeAll(async () => {
  read = await starterReader('OH');
  // The first message that says nothing builds the index of topics.
  understand('blorp', read, NEW_DIALOGUE);
}, 30_000);

const after = (state: Partial<DialogueState>): DialogueState => ({ ...NEW_DIALOGUE, turn: 3, ...state });
const understood = async (message: string, state: DialogueState) =>
  understand(message, await withMeaning(read, message), state);
const intentsOf = async (message: string, state = NEW_DIALOGUE) =>
  (await understood(message, state)).map(({ intent }) => intent);
const wishIn = async (message: string, state: Partial<DialogueState>) => {
  const [wish] = await understood(message, after(state));
  return [wish?.intent, wish?.colleges];
};

/** A yes, a no and a changed list need something before them; Spanish is answered for what it asks. */
const NEED_MORE = ['confirm', 'decline', 'refine', 'spanish'];
const EXAMPLES_THAT_STAND_ALONE = Object.entries(EXAMPLES).filter(([intent]) => !NEED_MORE.includes(intent));

describe('a citizen with parents who are not', () => {
  const topicsOf = async (message: string) =>
    (await understood(message, NEW_DIALOGUE)).map(({ topic }) => topic);

  it.each([
    'my parents are undocumented but i was born here can i get financial aid',
    'I am a US citizen, my mom is undocumented. Can I file the FAFSA?',
  ])('is told that aid goes by their own status: %s', async (message) => {
    expect(await topicsOf(message)).toContain('citizen-child-undocumented-parents');
  });

  it('is not told that federal aid is closed to them', async () => {
    expect(await topicsOf('both my parents have no papers but im american, do i get aid')).not.toContain(
      'undocumented-scholarships',
    );
  });
});

describe('a message without a conversation', () => {
  it('is understood as its example says, in nineteen of twenty cases', { timeout: 60_000 }, async () => {
    const all = EXAMPLES_THAT_STAND_ALONE.flatMap(([intent, examples]) =>
      examples.map((example) => [intent, example.replace(/[[\]{}]/g, '')] as const),
    );
    const heard = await Promise.all(all.map(([, example]) => intentsOf(example)));
    const wrong = all.filter(([intent], at) => heard[at]?.join('+') !== intent);

    expect(wrong.length / all.length, JSON.stringify(wrong)).toBeLessThan(0.05);
  });

  it.each([
    ['What are my chances at Kent State and what would it cost me?', ['chance_at', 'net_price']],
    ['I have a 3.7 and live in Ohio. Find safety schools', ['safety_schools', 'tell_fact']],
    ['hi! can I get into Purdue?', ['chance_at']],
    ['thanks, what should I do next', ['next_step']],
    ['Compare UCLA, UC San Diego and San Diego State on price and graduation rate', ['compare']],
    ['I will not send test scores. Does that hurt me at Binghamton?', ['test_policy']],
    ['which ivies would i have the best chances at', ['search_colleges']],
    ['ayuda, cuánto cuesta estudiar en Miami Dade', ['net_price']],
  ])('asks for each of its wishes: %s', async (message, intents) => {
    expect(await intentsOf(message)).toEqual(intents);
  });

  it.each([
    ['vandy', 'snapshot'],
    ['Purdue Emory', 'compare'],
    ['3.4', 'tell_fact'],
    ['superscore', 'explain_term'],
    ['near Boston', 'search_colleges'],
    ['blorp', 'unclear'],
  ])('with a name only, such as "%s", has something true to say', async (message, intent) => {
    expect(await intentsOf(message)).toEqual([intent]);
  });
});

const CHANCE = { topic: 'chance_at', focus: [OHIO_STATE], lastColleges: [OHIO_STATE] } as const;
const COMPARED = { topic: 'compare', focus: [OHIO_STATE, PITT], lastColleges: [OHIO_STATE, PITT] } as const;
const SEARCHED = {
  topic: 'search_colleges',
  focus: [PITT, PURDUE],
  lastColleges: [PITT, PURDUE],
  shown: { kind: 'search', ids: [PITT, PURDUE], wishes: {}, page: 1, sinceTurn: 2 },
} as const;

it('asks for aid after a list as before it', async () => {
  expect(await intentsOf('Financial aid options', after(SEARCHED))).toEqual(['aid_basics']);
});

describe('a question in everyday words', () => {
  it.each([
    ['how hard is it to get into', 'chance_at'],
    ['wait whats the diff between ea and ed', 'rounds'],
    ['hii', 'greet'],
    ['heyyy wren', 'greet'],
    ['idk what im supposed to be doing rn everyone else seems to have a plan', 'next_step'],
    ['what do i do now', 'next_step'],
    ['this physics class is literally killing me can i drop it senior year', 'courses_advice'],
    ['drop it', 'remove_college'],
    ['i have no idea what to do', 'stress'],
    ['i have no activities what do i do', 'activities_advice'],
    ['i got rejected what do i do now', 'bad_news'],
    ['do colleges care that i work at a store', 'activities_advice'],
    ['how do you know that', 'data_source'],
    ['is college even worth it', 'pathways'],
    ['did i tell you my gpa', 'my_profile'],
    ['is there any college in florida that will take me', 'safety_schools'],
    ['is that school bad', 'college_facts'],
    ['do people graduate on time', 'college_facts'],
    ['what % graduate tho', 'college_facts'],
    ['is it a bad school', 'college_facts'],
    ['my parents think rutgers is a bad school. is it', 'college_facts'],
    ['who should i ask for rec letters my bio teacher kinda hates me', 'recommenders'],
    ['does being on varsity soccer and having a job even matter', 'activities_advice'],
    ['where r u getting these numbers from', 'data_source'],
    ['what if i dont go to college at all', 'pathways'],
    ['what if I get a 1450', 'what_if'],
    ['what if i dont get into any of the ucs', 'safety_schools'],
    ['what happens if i take a gap year', 'pathways'],
    ['can i join the army and they pay for college', 'pathways'],
    ['do i have to pay it all at once', 'net_price'],
    ['is it worth it to apply to 15 schools', 'list_balance'],
    ['ok whats my next safest option', 'safety_schools'],
    ['my counselor said im being unrealistic', 'list_balance'],
    ['florida. warm. cheap', 'search_colleges'],
    ['what did i put for my gpa again and did i say i want nursing', 'my_profile'],
  ])('is understood: %s', async (message, intent) => {
    expect(await intentsOf(message)).toEqual([intent]);
  });

  it('names the terms that it asks about', async () => {
    const [wish] = await understood('wait whats the diff between ea and ed', NEW_DIALOGUE);

    expect(wish?.entities.terms).toEqual(['Early Action', 'Early Decision']);
  });

  it('saves the college it names, however it says the state', async () => {
    const [wish] = await understood('add ga state to my list as a safety', NEW_DIALOGUE);

    expect(wish).toMatchObject({ intent: 'save_college', colleges: [GEORGIA_STATE], open: null });
  });
});

describe('a message in a conversation', () => {
  it.each<[string, Partial<DialogueState>, unknown[]]>([
    ['and Purdue?', CHANCE, ['chance_at', [PURDUE]]],
    ['what about Emory', CHANCE, ['chance_at', [EMORY]]],
    ['same for Emory', { ...CHANCE, topic: 'college_facts' }, ['college_facts', [EMORY]]],
    ['and Purdue then?', { ...CHANCE, topic: 'what_if' }, ['chance_at', [PURDUE]]],
    ['why?', CHANCE, ['why_chance', [OHIO_STATE]]],
    ['why is it so much more?', { ...CHANCE, topic: 'net_price' }, ['net_price', [OHIO_STATE]]],
    ['and if I get a 1450?', CHANCE, ['what_if', [OHIO_STATE]]],
    ['what would it cost me', CHANCE, ['net_price', [OHIO_STATE]]],
    ['which has the higher graduation rate?', COMPARED, ['compare', [OHIO_STATE, PITT]]],
    ['add Cincinnati to that', COMPARED, ['compare', [OHIO_STATE, PITT, CINCINNATI]]],
    ['do they look at my SAT?', { ...COMPARED, topic: 'chance_at' }, ['test_policy', [OHIO_STATE, PITT]]],
    ['compare them', { ...CHANCE, focus: [OHIO_STATE, PITT] }, ['compare', [OHIO_STATE, PITT]]],
    ['cheaper ones', SEARCHED, ['refine', []]],
    ['only in Maine', SEARCHED, ['refine', []]],
    ['which is biggest?', SEARCHED, ['refine', []]],
    ['save the second one', SEARCHED, ['save_college', [PURDUE]]],
    ['why the second one?', { ...SEARCHED, topic: 'recommend' }, ['why_chance', [PURDUE]]],
    ['We make about 70k', { ...CHANCE, topic: 'net_price' }, ['net_price', [OHIO_STATE]]],
    ['fine, the real one', CHANCE, ['chance_at', [OHIO_STATE]]],
    ['how hard is it to get in to the second one', SEARCHED, ['chance_at', [PURDUE]]],
    ['what could i even do abt it', CHANCE, ['improve_chances', [OHIO_STATE]]],
    ['is there anything i can do about it', CHANCE, ['improve_chances', [OHIO_STATE]]],
    ['does it hurt me if i dont', { ...CHANCE, topic: 'test_policy' }, ['test_policy', [OHIO_STATE]]],
    ['so what should i add', { topic: 'list_balance' }, ['safety_schools', []]],
    ['what can i do about that', { topic: 'list_balance' }, ['safety_schools', []]],
    ['would it hurt me not to send', { ...CHANCE, topic: 'test_policy' }, ['test_policy', [OHIO_STATE]]],
    ['where do i even start', { topic: 'essay_help' }, ['essay_help', []]],
    ['so how do i start it', { topic: 'essay_help' }, ['essay_help', []]],
    ['what do i do now', { topic: 'bad_news' }, ['next_step', []]],
    ['cheap ones pls we dont have a lot of money', SEARCHED, ['refine', []]],
    [
      'and which one is gonna be less expensive for us',
      { topic: 'chance_at', focus: [CINCINNATI, OHIO_STATE], lastColleges: [CINCINNATI] },
      ['compare', [CINCINNATI, OHIO_STATE]],
    ],
    ['cheaper than purdue?', { ...CHANCE, topic: 'net_price' }, ['compare', [OHIO_STATE, PURDUE]]],
    ['is that per year or for all four?', { ...CHANCE, topic: 'net_price' }, ['net_price', [OHIO_STATE]]],
    ['omg thats so much', { ...CHANCE, topic: 'net_price' }, ['cheapest', []]],
    ['what would a 33 do', { ...CHANCE, topic: 'test_policy' }, ['what_if', [OHIO_STATE]]],
    ['how many do i need', { topic: 'recommenders' }, ['recommenders', []]],
    ['should i email them every week lol', { topic: 'bad_news' }, ['bad_news', []]],
    ['can i take it over the summer', { topic: 'courses_advice' }, ['courses_advice', []]],
    ['what abt indiana bloomington', { ...CHANCE, topic: 'majors' }, ['majors', [INDIANA]]],
  ])('"%s" continues it', async (message, state, expected) => {
    expect(await wishIn(message, state)).toEqual(expected);
  });

  it('gives a bare number to the question that was asked last', async () => {
    const asked = [{ slot: 'gpa', turn: 2, declined: false }] as const;
    const [wish] = await understood('3.5', after({ asked }));

    expect(wish?.intent).toBe('tell_fact');
    expect(wish?.entities.facts).toMatchObject([{ kind: 'gpa', value: '3.5', whose: 'mine', mood: 'fact' }]);
  });

  it('never takes one college for another when the list would change', async () => {
    const [wish] = await understood('save Penn', NEW_DIALOGUE);

    expect(wish).toMatchObject({ intent: 'save_college', open: { text: 'Penn' } });
  });
});

describe('a short question', () => {
  const talkedAbout = (...subjects: string[]): Partial<DialogueState> => ({
    subjects: subjects.map((subject) => ({ subject, turn: 2 })),
  });
  const topicIn = async (message: string, state: Partial<DialogueState> = {}) =>
    (await understood(message, after(state)))[0]?.topic;

  it.each([
    ['do they need letters of rec', 'uc', 'uc-letters'],
    ['so what do they even look at', 'uc', 'uc-what-counts'],
    ['what do i even say to her', 'letters', 'what-to-say-to-the-teacher'],
    ['so do i get the good one', 'loans', 'do-i-get-subsidized'],
    ['how many hours', 'state-money-florida', 'bright-futures-hours'],
  ])('means what the talk is about: %s', async (message, subject, topic) => {
    expect(await topicIn(message, talkedAbout(subject))).toBe(topic);
    expect(await topicIn(message)).not.toBe(topic);
  });

  it.each([
    ['ooh the second one', 'ux-designer'],
    ['how long is the first one', 'graphic-designer'],
    ['what was that first one you said', 'graphic-designer'],
  ])('points at what an answer named: %s', async (message, topic) => {
    expect(await topicIn(message, talkedAbout('art-and-money'))).toBe(topic);
  });

  it('asks which colleges are open, after an answer that some are', async () => {
    const [wish] = await understood('fr? which ones', after({ toldTopic: 'nothing-done-as-a-senior' }));

    expect(wish?.intent).toBe('safety_schools');
  });

  it('asks how long a line of work takes to learn, or where', async () => {
    const told = talkedAbout('dental-hygienist');

    expect(await topicIn('how long does that take', told)).toBe('dental-hygienist');
    expect(await understood('where can i do it in arizona', after(told))).toMatchObject([
      {
        intent: 'search_colleges',
        entities: { wishes: { majors: ['51.06'], degrees: 'associate', states: ['AZ'] } },
      },
    ]);
  });

  it('asks for the own chance where a friend was admitted', async () => {
    expect(await wishIn('what are mine there?', { focus: [PITT], lastColleges: [PITT] })).toEqual([
      'chance_at',
      [PITT],
    ]);
  });

  it('is whether to apply to the college spoken of', async () => {
    expect(await wishIn('should i apply there', { focus: [PITT], lastColleges: [PITT] })).toEqual([
      'snapshot',
      [PITT],
    ]);
  });
});

describe('a narrow question', () => {
  it.each([
    ['ok so like whats the diff btwn a college n a university', 'college-or-university'],
    ['oh ok. and whats a credit hour', 'credit-hour'],
    ['is khan academy any good or nah', 'khan-academy'],
    ['do the credits even count after', 'credits-that-count-later'],
    ['im a senior n havent started anything. is it over for me', 'nothing-done-as-a-senior'],
    ['what about watching my little brothers like every day after school', 'job-and-family-care'],
  ])('is answered by its own topic and no text for all: %s', async (message, topic) => {
    expect((await understood(message, NEW_DIALOGUE))[0]?.topic).toBe(topic);
  });

  it.each(['how do I get scholarships', 'does Rice require the SAT'])(
    'is none where the text for all or data answer it: %s',
    async (message) => {
      expect((await understood(message, NEW_DIALOGUE)).map(({ topic }) => topic)).toEqual([undefined]);
    },
  );
});

describe('what a student tells beside a question', () => {
  it('is offered for saving after the answer', async () => {
    const wishes = await understood('im in 11th and have a 3.1. do i have to visit colleges', NEW_DIALOGUE);

    expect(wishes.map(({ topic, intent }) => topic ?? intent)).toEqual(['no-visits-possible', 'tell_fact']);
  });

  it('stays untouched where nothing is to be changed', async () => {
    const wishes = await understood(
      'i have a 3.1, do i have to visit colleges? dont save anything',
      NEW_DIALOGUE,
    );

    expect(wishes.map(({ intent }) => intent)).not.toContain('tell_fact');
  });

  it('is not what a school offers, nor the marriage of a parent', async () => {
    const [wish] = await understood('maybe 45 thousand a year with my husband work', NEW_DIALOGUE);

    expect(read('my school only has like 3 aps').facts).toEqual([]);
    expect(wish?.topic).not.toBe('married-student-aid');
  });

  it.each([
    ['report cards came!! 3.55 now', ['tell_fact']],
    ['pulling a 3.1 and i live in phoenix. asu gonna take me or nah', ['chance_at', 'tell_fact']],
  ])('is told from a question: %s', async (message, intents) => {
    expect(await intentsOf(message)).toEqual(intents);
  });

  it('is corrected by what follows', async () => {
    const [wish] = await understood('oh wait i just checked its a 2.6 not 2.3', NEW_DIALOGUE);

    expect(wish).toMatchObject({ intent: 'tell_fact', entities: { facts: [{ kind: 'gpa', value: '2.6' }] } });
  });
});

describe('several wishes in one message', () => {
  it('are each answered for the college that stands before them', async () => {
    const wishes = await understood(
      'ohio state: would they take me, what would we pay, when is it due',
      NEW_DIALOGUE,
    );

    expect(wishes.map(({ intent, colleges }) => [intent, colleges])).toEqual([
      ['chance_at', [OHIO_STATE]],
      ['net_price', [OHIO_STATE]],
      ['deadlines', [OHIO_STATE]],
    ]);
  });

  it('need two colleges to be a comparison', async () => {
    expect(await intentsOf('so does UH look any better w that')).toEqual(['chance_at']);
    expect(await wishIn('k now purdue and pitt, same question', CHANCE)).toEqual([
      'chance_at',
      [PURDUE, PITT],
    ]);
  });
});

it('compares the college spoken of with one that it is measured by', async () => {
  expect(
    await wishIn('is it better than cincinnati for nursing or nah', {
      focus: [OHIO_STATE],
      lastColleges: [OHIO_STATE],
    }),
  ).toEqual(['compare', [OHIO_STATE, CINCINNATI]]);
});

describe('a wish in words that no cue names', () => {
  it.each([
    ['other people can see what I write here?', 'privacy'],
    ['be honest is my list too hard', 'list_balance'],
    ['my father he is not citizen, it is a problem for this?', 'special_situation'],
    ['how does transfering work after', 'pathways'],
    ['what would i need to change to have a better shot at michigan', 'improve_chances'],
    ['do i have any shot at purdue', 'chance_at'],
    ['like purdue, what would we actually pay', 'net_price'],
    ['i dont know what to write my common app essay about', 'essay_help'],
    ['¿cuánto me costaría Purdue?', 'net_price'],
  ])('is understood: %s', async (message, intent) => {
    expect(await intentsOf(message)).toEqual([intent]);
  });

  it('is answered before the score told beside it is offered for saving', async () => {
    expect(await intentsOf('i have a 30 ACT should i even bother w the SAT')).toEqual([
      'test_policy',
      'tell_fact',
    ]);
  });
});

describe('a score after a chance', () => {
  const TWO = { topic: 'chance_at', focus: [OHIO_STATE, PITT], lastColleges: [OHIO_STATE, PITT] } as const;

  it.each([
    'would a 1560 make it better',
    'and 1350',
    'say I bring my gpa up to a 3.2 by january, does anything change',
  ])('is a what-if on the colleges just spoken of: %s', async (message) => {
    expect(await wishIn(message, TWO)).toEqual(['what_if', [OHIO_STATE, PITT]]);
    expect((await wishIn(message, { ...TWO, topic: 'chances_overview' }))[0]).toBe('what_if');
  });

  it('is the answer where Wren asked for it', async () => {
    const asked = [{ slot: 'test', turn: 3, declined: false }] as const;

    expect((await wishIn('and 1350', { ...TWO, topic: 'chances_overview', asked }))[0]).toBe('tell_fact');
  });
});

describe('a place alone', () => {
  it.each(['florida', 'Florida!', 'maybe florida'])('answers where to search: %s', async (message) => {
    const [wish] = await understood(message, after({ topic: 'search_colleges' }));

    expect(wish).toMatchObject({ intent: 'refine', entities: { wishes: { states: ['FL'] } } });
  });

  it('is its university elsewhere', async () => {
    expect((await wishIn('florida', CHANCE))[0]).toBe('chance_at');
  });
});

it.each(['25 hrs a week and theres 3 of them', 'about 10 hours a week'])(
  'goes on with activities, and hears no college: %s',
  async (message) => {
    expect(await wishIn(message, { topic: 'activities_advice' })).toEqual(['activities_advice', []]);
  },
);

it.each(['would Cincinnati fit under my 30k', 'is Cincinnati within our budget'])(
  'hears the price where it is held against a budget: %s',
  async (message) => {
    expect(await wishIn(message, CHANCE)).toEqual(['net_price', [CINCINNATI]]);
  },
);

describe('words of a talk', () => {
  it.each([
    ['chance_at', 'so what would push it higher', 'improve_chances'],
    ['college_facts', 'even for me?', 'chance_at'],
    ['net_price', 'with aid i mean', 'net_price'],
    ['ghostwrite', 'ok then brainstorm with me', 'essay_help'],
    ['explain_term', 'how do i show it then', 'visit'],
    ['my_list', 'how likely is it that at least one of them says yes', 'chances_overview'],
  ] as const)('mean what they can after %s: %s', async (topic, message, intent) => {
    const [meant] = await wishIn(message, { topic, focus: [OHIO_STATE], lastColleges: [OHIO_STATE] });

    expect(meant).toBe(intent);
  });

  it('change the list that is shown', async () => {
    const shown = { kind: 'search', ids: [OHIO_STATE, PITT], wishes: {}, page: 1, sinceTurn: 3 } as const;
    const [meant] = await wishIn('sort by price', {
      topic: 'search_colleges',
      shown,
      lastColleges: [OHIO_STATE, PITT],
    });

    expect(meant).toBe('refine');
  });

  it('that were not understood are asked about, whatever polite words stand before', async () => {
    const [wish] = await understood('hm ok. zorple frim', NEW_DIALOGUE);

    expect(wish?.intent).toBe('unclear');
  });
});
