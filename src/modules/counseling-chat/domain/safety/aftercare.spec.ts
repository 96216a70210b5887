import { describe, expect, it } from 'vitest';
import { aftercareFor } from './aftercare.js';

describe('the message after a support card', () => {
  it.each([
    'it was a joke',
    'I was kidding lol',
    'im fine',
    "I'm okay now",
    'leave me alone',
    'nvm',
    "I didn't mean it",
    'thank you',
    'estoy bien',
    'don’t call anyone',
  ])('is met with fixed words when it takes it back: "%s"', (message) => {
    expect(aftercareFor(message, 1)).toBe('fixed-words');
  });

  it.each([
    'what are my chances at Ohio State',
    'ok, and is my list balanced?',
    'I am fine with a big school, which ones fit?',
    'so the FAFSA opens when',
  ])('is answered after one line: "%s"', (message) => {
    expect(aftercareFor(message, 1)).toBe('a-line-first');
  });

  it('is as ever from the second question on, and where there was no card', () => {
    expect(aftercareFor('what are my chances at Ohio State', 2)).toBe('as-ever');
    expect(aftercareFor('it was a joke', 0)).toBe('as-ever');
    expect(aftercareFor('it was a joke', 9)).toBe('as-ever');
  });
});
