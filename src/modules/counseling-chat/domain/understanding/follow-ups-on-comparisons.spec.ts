import { beforeAll, describe, expect, it } from 'vitest';
import { starterReader } from '../../testing/starter-reader.js';
import { type DialogueState, NEW_DIALOGUE } from '../conversation/dialogue-state.js';
import { type ReadMessage } from './read-message.js';
import { understand } from './understand.js';

const OHIO_STATE = 204796;
const CINCINNATI = 201885;
const KENT = 203517;

let read: ReadMessage;
beforeAll(async () => {
  read = await starterReader('OH');
});

const afterTwo: DialogueState = {
  ...NEW_DIALOGUE,
  turn: 3,
  topic: 'compare',
  focus: [OHIO_STATE, CINCINNATI],
  lastColleges: [OHIO_STATE, CINCINNATI],
  shown: { kind: 'compare', ids: [OHIO_STATE, CINCINNATI], wishes: {}, page: 1, sinceTurn: 2 },
};
const wishIn = (message: string, state: DialogueState) => {
  const [wish, ...others] = understand(message, read, state);
  return [wish?.intent, wish?.colleges, others.length];
};

describe('after two colleges', () => {
  it.each([
    'which 1 do ppl actually finish',
    'ok which is cheaper for ME not the sticker',
    'which 1 cheaper 4 us',
    'no i mean for money',
    'so the difference over 4 yrs is what like 40k',
    'does it ever make that back',
  ])('both stay compared: %s', (message) => {
    expect(wishIn(message, afterTwo)).toEqual(['compare', [OHIO_STATE, CINCINNATI], 0]);
  });

  it.each(['$$ after grad?', 'show me the nursing salaries for both'])(
    'their pay is asked for: %s',
    (message) => {
      expect(wishIn(message, afterTwo)).toEqual(['college_facts', [OHIO_STATE, CINCINNATI], 0]);
    },
  );

  it('another one joins them', () => {
    expect(wishIn('nd kent state', afterTwo)).toEqual(['compare', [OHIO_STATE, CINCINNATI, KENT], 0]);
  });
});

it('a list that was searched is changed, not compared', () => {
  const shown = { kind: 'search', ids: [OHIO_STATE, CINCINNATI], wishes: {}, page: 1, sinceTurn: 2 } as const;
  const [intent] = wishIn('which is biggest', { ...afterTwo, topic: 'search_colleges', shown });

  expect(intent).toBe('refine');
});

it('a long story that ends in a comparison is one', () => {
  const story =
    'my aunt says it doesnt matter where you go they all make the same but my coach says cincinnati is way better so can you just compare ohio state and cincinnati on cost and what nurses make after';

  const [intent, colleges, more] = wishIn(story, NEW_DIALOGUE);
  expect([intent, more]).toEqual(['compare', 0]);
  expect(colleges).toEqual(expect.arrayContaining([OHIO_STATE, CINCINNATI]));
});

describe('a share of the class', () => {
  const chances = { ...NEW_DIALOGUE, turn: 3, topic: 'chance_at', focus: [OHIO_STATE] } as const;

  it('is told', () => {
    expect(wishIn('rank like top 20%', chances)[0]).toBe('tell_fact');
  });

  it('is corrected without its sign', () => {
    expect(wishIn('no sry top 9', { ...chances, attribute: 'class-share' })[0]).toBe('tell_fact');
    expect(wishIn('top 9 colleges', { ...chances, attribute: 'class-share' })[0]).not.toBe('tell_fact');
  });
});

it('what was supposed does not leak to the next college', () => {
  const supposed = {
    ...NEW_DIALOGUE,
    turn: 3,
    topic: 'what_if',
    whatIf: { satTotal: 1450 },
    focus: [OHIO_STATE],
    lastColleges: [OHIO_STATE],
  } as const;

  expect(wishIn('what about cincinnati then', supposed)).toEqual(['chance_at', [CINCINNATI], 0]);
});
