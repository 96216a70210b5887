import { describe, expect, it } from 'vitest';
import { NOTHING_NAMED } from '../entities/entities.js';
import { chosenCollege } from './chosen-college.js';

const OPTIONS = [
  { id: 1, name: 'Ohio State', place: 'Columbus, OH', state: 'OH' },
  { id: 2, name: 'Oregon State University', place: 'Corvallis, OR', state: 'OR' },
  { id: 3, name: 'Oklahoma State University', place: 'Stillwater, OK', state: 'OK' },
];

describe('which of the colleges that were offered', () => {
  it.each([
    ['the one in Corvallis', 2],
    ['oklahoma', 3],
  ])('is chosen by its place: %s', (message, id) => {
    expect(chosenCollege(message, NOTHING_NAMED, OPTIONS)).toBe(id);
  });

  it.each(['is it better for nursing or nah', 'ok never mind'])(
    'is not chosen by a word that is also the code of a state: %s',
    (message) => {
      expect(chosenCollege(message, NOTHING_NAMED, OPTIONS)).toBeNull();
    },
  );
});
