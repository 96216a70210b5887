import { describe, expect, it } from 'vitest';
import { yesOrNo } from './yes-or-no.js';

describe('the answer to a proposal', () => {
  it.each([
    'yes',
    'yep save it',
    'ye save it',
    'yea',
    'yup do it',
    'sure',
    'that is right',
    'please do',
    'go ahead',
    'ok do it',
    'ok save',
    'yes please update it',
    'yes put it in my profile',
    'sí',
  ])('is a yes: %s', (message) => {
    expect(yesOrNo(message)).toEqual({ said: 'yes', rest: '' });
  });

  it.each(['no', 'no thanks', 'do not save that', 'not now', 'nah', 'cancel', 'no, it was a practice test'])(
    'is a no: %s',
    (message) => {
      expect(yesOrNo(message)?.said).toBe('no');
    },
  );

  it('keeps the question that follows a yes', () => {
    expect(yesOrNo('Yes, and what about Purdue?')).toEqual({ said: 'yes', rest: 'what about Purdue?' });
  });

  it.each([
    ['yes please save. what should she do this year', 'what should she do this year'],
    ['Yes, please save it. We do not have much money.', 'please save it. We do not have much money.'],
    ['bet save it. what now', 'what now'],
  ])('keeps what is asked after a longer yes: %s', (message, rest) => {
    expect(yesOrNo(message)).toEqual({ said: 'yes', rest });
  });

  it.each(['yes show me safeties in Georgia', 'what are my chances', 'thanks', 'ok thanks', 'maybe later?'])(
    'is not a yes to write anything: %s',
    (message) => {
      expect(yesOrNo(message)?.said).not.toBe('yes');
    },
  );
});
