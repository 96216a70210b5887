import { beforeAll, describe, expect, it } from 'vitest';
import { starterReader } from '../../testing/starter-reader.js';
import { type DialogueState, NEW_DIALOGUE } from '../conversation/dialogue-state.js';
import { clausesOf } from './clauses.js';
import { type ReadMessage } from './read-message.js';
import { understand } from './understand.js';

const OHIO_STATE = 204796;
const CINCINNATI = 201885;
const KENT = 203517;
const PITT = 215293;

let read: ReadMessage;
beforeAll(async () => {
  read = await starterReader('OH');
});

const talk = (
  topic: DialogueState['topic'],
  colleges: readonly number[],
  more: Partial<DialogueState> = {},
) => ({
  ...NEW_DIALOGUE,
  turn: 3,
  topic,
  focus: colleges,
  lastColleges: colleges,
  ...more,
});
const shown = (kind: 'compare' | 'search' | 'list', ids: readonly number[]) =>
  ({ shown: { kind, ids, wishes: {}, page: 1, sinceTurn: 2 } }) as const;
const TWO = [OHIO_STATE, CINCINNATI];
const COMPARED = talk('compare', TWO, shown('compare', TWO));
const LISTED = [OHIO_STATE, CINCINNATI, KENT];

const wishIn = (message: string, state: DialogueState) => {
  const [wish, ...others] = understand(message, read, state);
  return [wish?.intent, wish?.colleges, others.length];
};

describe('what stands there already', () => {
  it.each([
    ['of those 2 which wld be cheaper for us', talk('college_facts', TWO), 'compare', TWO],
    ['biggest one?', COMPARED, 'compare', TWO],
    ['which of the 2 would i get into easier', talk('chance_at', TWO), 'compare', TWO],
    ['out of mine whats the biggest longshot', talk('list_balance', []), 'my_list', []],
    ['n least likely', talk('my_list', LISTED, shown('list', LISTED)), 'my_list', []],
    [
      'save the first',
      talk('search_colleges', LISTED, shown('search', LISTED)),
      'save_college',
      [OHIO_STATE],
    ],
    ['bet. stick it on there', talk('chance_at', [KENT]), 'save_college', [KENT]],
    ['n throw kent state on', talk('remove_college', [PITT]), 'save_college', [KENT]],
    [
      'drop kent, throw pitt in',
      talk('compare', LISTED, shown('compare', LISTED)),
      'compare',
      [...TWO, PITT],
    ],
    [
      'Leave out Cincinnati.',
      talk('compare', LISTED, shown('compare', LISTED)),
      'compare',
      [OHIO_STATE, KENT],
    ],
  ] as const)('is meant by "%s"', (message, state, intent, colleges) => {
    expect(wishIn(message, state)).toEqual([intent, colleges, 0]);
  });

  it('is the college that was spoken of before a list', () => {
    const state = talk('search_colleges', LISTED, {
      ...shown('search', LISTED),
      focus: [...LISTED, PITT],
    });
    expect(wishIn('aight put it on my list', state)).toEqual(['save_college', [PITT], 0]);
  });
});

describe('what was asked before', () => {
  it.each([
    ['Same thing for Kent State please', talk('net_price', [PITT]), 'net_price', [KENT]],
    ['ok and the second one', talk('net_price', TWO, shown('compare', TWO)), 'net_price', [CINCINNATI]],
    ['so redo ohio state for me', talk('chance_at', [PITT]), 'chance_at', [OHIO_STATE]],
    ['y is pitt like that', talk('compare', [PITT, KENT], { attribute: 'price' }), 'net_price', [PITT]],
    ['dang y is it so spread out', talk('chance_at', [PITT]), 'why_chance', [PITT]],
    [
      'does kent state do that',
      talk('explain_term', [], { attribute: 'rolling admission' }),
      'rounds',
      [KENT],
    ],
    ['pitt do that?', talk('explain_term', [], { attribute: 'merit aid' }), 'scholarships', [PITT]],
    ['and what did u say pitt costs us', talk('college_facts', LISTED), 'net_price', [PITT]],
    ['and if i went for pitt right outta hs tho', talk('pathways', [KENT]), 'chance_at', [PITT]],
  ] as const)('is asked again by "%s"', (message, state, intent, colleges) => {
    expect(wishIn(message, state)).toEqual([intent, colleges, 0]);
  });

  it.each(['my house is under 30k total all of us', "We're right around 85k with three kids"])(
    'is answered for the income told: %s',
    (message) => {
      const [wish] = understand(message, read, talk('net_price', [KENT]));
      expect([wish?.intent, wish?.colleges]).toEqual(['net_price', [KENT]]);
      expect(wish?.entities.money.map(({ role }) => role)).toEqual(['income']);
    },
  );
});

it('adds up what two parents earn', () => {
  const [wish] = understand('dad makes 60 mom makes 20', read, talk('net_price', [KENT]));
  expect(wish?.entities.money.map(({ role, dollars }) => [role, dollars])).toEqual([['income', 80_000]]);
});

it('asks for two things at once', () => {
  const wishes = understand('pitt for an ohioan. chances AND price pls', read, NEW_DIALOGUE);
  expect(wishes.map(({ intent, colleges }) => [intent, colleges])).toEqual([
    ['chance_at', [PITT]],
    ['net_price', [PITT]],
  ]);
});

it('hears what is to be told beside what is to be done', () => {
  expect(clausesOf('put pitt on my list and tell me what it costs', read)).toEqual([
    'put pitt on my list',
    'tell me what it costs',
  ]);
});

it('mends a name in the same message', () => {
  const [wish] = understand('does uc do that? cincy i mean not california', read, talk('majors', [KENT]));
  expect(wish?.colleges).toEqual([CINCINNATI]);
});

it.each([
  ['and u of a? the tucson one', talk('college_facts', [PITT]), [['college_facts', 104179]]],
  ['omg. and pitt?? is that closed too', talk('rounds', [KENT]), [['rounds', PITT]]],
  ['aight so thats basically a done deal', talk('why_chance', [KENT]), [['verdict', KENT]]],
  [
    'So probably not that way. What else in the state feels similar but is less brutal to get into?',
    talk('verdict', [PITT]),
    [['recommend', undefined]],
  ],
  [
    'Hello, my daughter kept some colleges here. Which are they and what kind is each one',
    NEW_DIALOGUE,
    [['my_list', undefined]],
  ],
] as const)('asks one thing in "%s"', (message, state, expected) => {
  const wishes = understand(message, read, state);
  expect(wishes.map(({ intent, colleges }) => [intent, colleges[0]])).toEqual(expected);
});

it('keeps what is said to stay, and goes on', () => {
  const wishes = understand('no im keeping pitt. more easy ones then', read, talk('list_balance', [PITT]));
  expect(wishes.map(({ intent }) => intent)).not.toContain('snapshot');
});
