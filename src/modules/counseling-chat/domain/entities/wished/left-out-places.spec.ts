import { describe, expect, it } from 'vitest';
import { read } from '../../../testing/reading.js';

describe('a state to stay out of', () => {
  it.each([
    ['colleges outside California', ['CA']],
    ['nursing schools not in Texas', ['TX']],
    ['anywhere but Ohio', ['OH']],
    ['somewhere other than Ohio', ['OH']],
    ['i dont want to stay in texas', ['TX']],
    ['colleges outside of Texas or Oklahoma', ['TX', 'OK']],
    ['leave out Kentucky', ['KY']],
  ])('is not searched: %s', (message, statesWithout) => {
    const { wishes, colleges } = read(message);

    expect(wishes.statesWithout).toEqual(statesWithout);
    expect(wishes.states).toBeUndefined();
    expect(colleges).toEqual([]);
  });

  it.each(['colleges in Texas', 'why not in Texas', 'not sure, maybe in Texas'])(
    'is none in "%s"',
    (message) => {
      expect(read(message).wishes).toMatchObject({ states: ['TX'] });
    },
  );
});

describe('a size that is too much', () => {
  it.each([
    ["i'd get lost in a huge place", 'small'],
    ['not a big school', 'small'],
    ['nothing too big', 'small'],
    ['a big school', 'large'],
    ['not sure but maybe a big school', 'large'],
  ])('asks for the other one: %s', (message, size) => {
    expect(read(message).wishes.size).toBe(size);
  });
});
