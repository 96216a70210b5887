import { describe, expect, it } from 'vitest';
import { allowedEdits, readTyped } from './typed-text.js';

describe('a typed text', () => {
  it.each([
    ['  Ohio   STATE ', 'ohio state', ['ohio', 'state']],
    ['Óhîo Státe', 'ohio state', ['ohio', 'state']],
    ['St. Mary’s', 'st marys', ['st', 'marys']],
    ['M.I.T.', 'mit', ['mit']],
    ['texas A & M', 'texas am', ['texas', 'am']],
    ['Texas A&M', 'texas am', ['texas', 'am']],
    ['U of M', 'u of m', ['u', 'm']],
    ['The Ohio State University', 'the ohio state university', ['ohio', 'state', 'university']],
    ['of the', 'of the', ['of', 'the']],
    ['ohio ohio', 'ohio ohio', ['ohio']],
    ['colleges near Boston', 'colleges near boston', ['boston']],
    ['schools in Gary IN', 'schools in gary in', ['gary']],
    ['Gary, IN', 'gary in', ['gary', 'in']],
    ['IN', 'in', ['in']],
    ['colleges', 'colleges', ['colleges']],
    ['har\u200bv\u00adard\u202e', 'harvard', ['harvard']],
    ['Universität Gießen', 'universitat giessen', ['universitat', 'giessen']],
    ['%_\\', '', []],
    ['大学', '', []],
  ])('“%s” is read as “%s”', (text, phrase, words) => {
    expect(readTyped(text)).toEqual({ phrase, words });
  });

  it.each([
    ['ucl', 0],
    ['yale', 1],
    ['purdue', 1],
    ['harvard', 2],
  ])('%s may have %i typing errors', (word, edits) => {
    expect(allowedEdits(word)).toBe(edits);
  });
});
