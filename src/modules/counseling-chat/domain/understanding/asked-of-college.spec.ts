import { beforeAll, describe, expect, it } from 'vitest';
import { starterReader } from '../../testing/starter-reader.js';
import { type DialogueState, NEW_DIALOGUE } from '../conversation/dialogue-state.js';
import { type ReadMessage } from './read-message.js';
import { understand } from './understand.js';

const [OHIO_STATE, KENT] = [204796, 203517];

let read: ReadMessage;
beforeAll(async () => {
  read = await starterReader('OH');
  // The first message of all waits until the topics are indexed.
  understand('hi', read, NEW_DIALOGUE);
});

const aTalk: DialogueState = { ...NEW_DIALOGUE, turn: 2 };
const wishesIn = (message: string, state: DialogueState = aTalk) =>
  understand(message, read, state).map(({ intent, colleges }) => [intent, ...colleges]);

describe('what is asked of a college that is named', () => {
  it.each([
    ['ok and Kent State same day?', 'deadlines'],
    ['does Kent State have a marching band', 'college_facts'],
    ['do they take AP credit at Kent State', 'college_facts'],
    ['how do I get into the honors college at Kent State?', 'college_facts'],
    ['is Kent State safe at night', 'college_facts'],
    ['ooh Kent State. party school?', 'college_facts'],
    ['does Kent State have nursing', 'majors'],
    ['does Kent State take transfers from community college', 'pathways'],
    ['can i get into Kent State if i play football', 'chance_at'],
  ])('comes before what is said of it in general: %s', (message, intent) => {
    expect(wishesIn(message)).toEqual([[intent, KENT]]);
  });

  it('goes on about it with "it"', () => {
    const after = { ...aTalk, topic: 'chance_at', focus: [KENT], lastColleges: [KENT] } as const;
    expect(wishesIn('when is its deadline', after)).toEqual([['deadlines', KENT]]);
    expect(wishesIn('do they have a marching band', after)).toEqual([['college_facts', KENT]]);
  });

  it('is transferring, once a community college was talked of', () => {
    const after = { ...aTalk, topic: 'pathways' } as const;
    expect(wishesIn('ok but could i still end up at Ohio State after', after)).toEqual([
      ['pathways', OHIO_STATE],
    ]);
  });
});

describe('after transferring was talked of', () => {
  const after = {
    ...aTalk,
    topic: 'pathways',
    attribute: 'transfer',
    focus: [OHIO_STATE],
    lastColleges: [OHIO_STATE],
  } as const;

  it.each(['what gpa would i need', 'so basically i should do that?'])('more of it: %s', (message) => {
    expect(wishesIn(message, after)[0]?.[0]).toBe('pathways');
  });

  it('a first-year is asked for', () => {
    expect(wishesIn('and could i get in straight from hs instead', after)).toEqual([
      ['chance_at', OHIO_STATE],
    ]);
  });
});

describe('two questions', () => {
  it('are two, joined by "also"', () => {
    expect(
      wishesIn('whats the gpa for Kent State and also how much is it').map(([intent]) => intent),
    ).toEqual(['snapshot', 'net_price']);
  });

  it('may follow a worry', () => {
    expect(
      wishesIn('im scared i wont get in anywhere. what are my safeties?').map(([intent]) => intent),
    ).toEqual(['stress', 'safety_schools']);
  });
});

describe('what is told', () => {
  it.each(['change my major to statistics', 'put a 1140 sat in my profile', 'change my budget to 20k'])(
    'is for the profile: %s',
    (message) => {
      expect(wishesIn(message)[0]?.[0]).toBe('tell_fact');
    },
  );

  it('is facts alone, with the state where the student lives', () => {
    const { facts, wishes } = read('3.1 and 1080 sat, florida, senior');
    expect(facts.map(({ kind, mood }) => [kind, mood])).toEqual([
      ['gpa', 'fact'],
      ['sat', 'fact'],
      ['grade-level', 'fact'],
      ['home-state', 'fact'],
    ]);
    expect(wishes.states).toBeUndefined();
  });
});

it('a state that was meant is one', () => {
  const wish = understand('no i meant minnesota sorry', read, { ...aTalk, topic: 'search_colleges' })[0];
  expect([wish?.intent, wish?.entities.wishes.states]).toEqual(['refine', ['MN']]);
});

it('a city in a list of colleges is one of them', () => {
  expect(read('odds at Ohio State, Kent State, Cincinnati').colleges).toHaveLength(3);
  expect(read('odds at Ohio State, Cincinnati').colleges).toHaveLength(2);
  expect(read('odds at Ohio State, Columbus').colleges).toHaveLength(1);
});
