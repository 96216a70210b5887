import { describe, expect, it } from 'vitest';
import { NEW_DIALOGUE } from '../conversation/dialogue-state.js';
import { asksWhetherSafe } from './check-in.js';
import { dangerIn, mayBeInDanger, plainDangerIn } from './danger-in.js';

describe('the card a message calls for', () => {
  it.each([
    ['I want to kill myself', 'self'],
    ['I started cutting my arms again', 'self-harm'],
    ['my friend says she has a plan to end her life', 'friend'],
    ['mi padrastro me golpea cuando no estoy en la casa', 'spanish'],
  ])('fits what it says: %s', (message, card) => {
    expect(dangerIn(message)).toBe(card);
  });

  it('is the one for oneself where no sign names the danger', () => {
    expect([plainDangerIn('no more me after may 1'), dangerIn('no more me after may 1')]).toEqual([
      null,
      'self',
    ]);
  });

  it.each([
    'this essay is killing me, what are my chances at Ohio State?',
    'im at a 1380. if i get a 1450 how much better',
    'i hate this everyone keeps asking where im going',
    'also is miami dade free',
    'i got hurt this season is it over',
    'im having second thoughts about my choice',
  ])('is none for talk about college: %s', (message) => {
    expect(dangerIn(message)).toBeNull();
  });
});

describe('a message that may mean danger', () => {
  const UNSURE = 'everyone is better off';

  it('is asked about once in a conversation, and not after a card', () => {
    expect([dangerIn(UNSURE), mayBeInDanger(UNSURE)]).toEqual([null, true]);
    expect(asksWhetherSafe(UNSURE, NEW_DIALOGUE)).toBe(true);
    expect(asksWhetherSafe('i feel hopeless', NEW_DIALOGUE)).toBe(true);
    expect(asksWhetherSafe('my list is hopeless', NEW_DIALOGUE)).toBe(false);
    expect(asksWhetherSafe(UNSURE, { ...NEW_DIALOGUE, checkedIn: true })).toBe(false);
    expect(asksWhetherSafe(UNSURE, { ...NEW_DIALOGUE, aftercare: 1 })).toBe(false);
  });
});
