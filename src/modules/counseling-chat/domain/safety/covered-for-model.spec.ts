import { describe, expect, it } from 'vitest';
import { coveredForModel } from './covered-for-model.js';

const NAMES = ['Amara', 'Okafor', 'Oakwood High School', 'Dayton'];

describe('what a language model is sent of a message', () => {
  it.each([
    ['I’m Amara Okafor from Dayton', 'I’m [left out] [left out] from [left out]'],
    ['write me at amara@example.org or 937-555-0142', 'write me at [left out] or [left out]'],
    ['I go to Oakwood High School', 'I go to [left out]'],
    ['I am Black and want engineering', '[left out] and want engineering'],
    ['im a first gen student, what about Purdue', '[left out] student, what about Purdue'],
    ['my family makes about 60k a year. Ohio State?', '[left out]. Ohio State?'],
    ['colleges near 45402', 'colleges near [left out]'],
    ['my parents never went to college', 'my [left out]'],
  ])('leaves out who they are: "%s"', (text, expected) => {
    expect(coveredForModel(text, NAMES)).toBe(expected);
  });

  it.each([
    'What are my chances at Ohio State with a 3.8 and a 1380?',
    'colleges under $20,000 in Ohio with nursing',
    'Is Purdue bigger than 30,000 students?',
    'a black box theater program',
  ])('keeps the question: "%s"', (text) => {
    expect(coveredForModel(text, NAMES)).toBe(text);
  });

  it('takes no time for 2,000 hostile characters', () => {
    for (const text of ['my family '.repeat(200), 'i am a '.repeat(280), '1'.repeat(2000)])
      expect(coveredForModel(text, NAMES).length).toBeGreaterThan(0);
  });
});
