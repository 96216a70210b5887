import { beforeAll, describe, expect, it } from 'vitest';
import { starterReader } from '../../testing/starter-reader.js';
import { type DialogueState, NEW_DIALOGUE } from '../conversation/dialogue-state.js';
import { type ReadMessage } from './read-message.js';
import { understand } from './understand.js';

const [OHIO_STATE, CINCINNATI, KENT] = [204796, 201885, 203517];

let read: ReadMessage;
beforeAll(async () => {
  read = await starterReader('OH');
});

const ids = [OHIO_STATE, CINCINNATI, KENT];
const afterAList: DialogueState = {
  ...NEW_DIALOGUE,
  turn: 3,
  topic: 'recommend',
  focus: ids,
  lastColleges: ids,
  shown: { kind: 'recommended', ids, wishes: {}, page: 1, sinceTurn: 3 },
};
const wishIn = (message: string, state: DialogueState = afterAList) => understand(message, read, state)[0];

describe('after a list', () => {
  it.each(['looks good save all', 'yes save em', 'save all of them', 'add them all to my list'])(
    'all of it is saved: %s',
    (message) => {
      const wish = wishIn(message);
      expect([wish?.intent, wish?.colleges]).toEqual(['save_college', ids]);
    },
  );

  it('keeping them changes nothing', () => {
    expect(wishIn('nah keep em all')?.intent).toBe('thanks');
  });

  it('the first two are saved', () => {
    const wish = wishIn('save the first two');
    expect([wish?.intent, wish?.colleges]).toEqual(['save_college', [OHIO_STATE, CINCINNATI]]);
  });

  it.each([
    'take off anything out of state actually',
    'remove the private ones',
    'swap one of the reaches for a safety',
    'not those',
    'with dorms tho',
    'is there one like it where more people finish?',
    'more like the second',
  ])('it is changed: %s', (message) => {
    expect(wishIn(message)?.intent).toBe('refine');
  });
});

it('several names after "add" are saved, and not compared', () => {
  const wish = wishIn('add Ohio State, Cincinnati and Kent State', NEW_DIALOGUE);
  expect([wish?.intent, wish?.colleges]).toEqual(['save_college', ids]);
});
