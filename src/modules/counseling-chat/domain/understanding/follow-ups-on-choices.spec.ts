import { beforeAll, describe, expect, it } from 'vitest';
import { starterReader } from '../../testing/starter-reader.js';
import { type DialogueState, NEW_DIALOGUE } from '../conversation/dialogue-state.js';
import { type ReadMessage } from './read-message.js';
import { understand } from './understand.js';

const [OHIO_STATE, CINCINNATI, KENT] = [204796, 201885, 203517];

let read: ReadMessage;
beforeAll(async () => {
  read = await starterReader('OH');
  // The first message of all waits until the topics are indexed.
  understand('hi', read, NEW_DIALOGUE);
});

const ids = [OHIO_STATE, CINCINNATI, KENT];
const shownAs = (kind: 'search' | 'safety' | 'recommended'): DialogueState => ({
  ...NEW_DIALOGUE,
  turn: 3,
  topic: 'search_colleges',
  focus: ids,
  lastColleges: ids,
  shown: { kind, ids, wishes: {}, page: 1, sinceTurn: 3 },
});
const intentsIn = (message: string, state: DialogueState) =>
  understand(message, read, state).map(({ intent }) => intent);

describe('of colleges that were shown', () => {
  it.each([
    ['drop the private ones', 'public'],
    ['without the public ones', 'private'],
    ['take out the expensive ones', 'cheaper'],
  ])('a kind is taken off: %s', (message, refinement) => {
    const [wish] = understand(message, read, shownAs('safety'));
    expect([wish?.intent, wish?.entities.refinements]).toEqual(['refine', [refinement]]);
  });

  it('two of a kind are those that were shown', () => {
    expect(intentsIn('two safeties from those please', shownAs('search'))).toEqual(['refine']);
  });

  it('the cheapest two are saved, once they were put in order', () => {
    const [wish] = understand('save the cheapest two', read, { ...shownAs('search'), topic: 'compare' });
    expect([wish?.intent, wish?.colleges]).toEqual(['save_college', [OHIO_STATE, CINCINNATI]]);
  });
});

describe('after two colleges', () => {
  const two = {
    ...NEW_DIALOGUE,
    turn: 3,
    topic: 'compare',
    focus: ids,
    lastColleges: [OHIO_STATE, CINCINNATI],
  } as const;

  it.each(['which one should i pick', 'is it worth paying extra for that one'])(
    'one is picked: %s',
    (message) => {
      expect(intentsIn(message, two)).toEqual(['compare']);
    },
  );

  it('one may be held against another', () => {
    const one = { ...two, topic: 'college_facts', lastColleges: [KENT], focus: [KENT] } as const;
    expect(intentsIn('would you go there or Ohio State', one)).toEqual(['compare']);
  });
});

it('three targets and two safeties are one list', () => {
  expect(
    intentsIn('show me 3 targets and 2 safeties for nursing within 100 miles of dayton', NEW_DIALOGUE),
  ).toEqual(['recommend']);
});

it('a city that is left out of a state is no place to be near', () => {
  const { wishes } = read('colleges in ohio under 15k a year, public, not in columbus');
  expect(wishes).toMatchObject({ states: ['OH'], withoutCity: 'columbus', ownership: 'public' });
  expect(wishes.near).toBeUndefined();
});
