import { describe, expect, it } from 'vitest';
import { answerInWords, labelOfField } from './field-words';

describe('a field in words', () => {
  it.each([
    ['city', 'City'],
    ['streetAddress', 'Street address'],
    ['unweightedGpa', 'Unweighted GPA'],
  ])('%s is “%s”', (field, label) => {
    expect(labelOfField(field)).toBe(label);
  });
});

describe('an answer in words', () => {
  it.each([
    ['state', 'OH', 'Ohio'],
    ['isPaid', false, 'No'],
    ['satMath', 640, '640'],
    ['raceEthnicity', ['Asian', 'White'], 'Asian, White'],
    ['raceEthnicity', [], null],
    ['entries', [{ id: 'f', relation: 'Mother', college: null, gradYear: 1998 }], 'Mother, 1998'],
    ['city', null, null],
  ])('%s %j is %j', (field, answer, words) => {
    expect(answerInWords(field, answer)).toBe(words);
  });
});
