import { describe, expect, it } from 'vitest';
import { type Intent } from '../intents/intent.js';
import { opportunitiesIn } from './service-opportunities.js';

const codesIn = (message: string, before: readonly string[] = [], intent: Intent | null = null) =>
  opportunitiesIn({ message, intent, before, turn: 3, at: new Date('2026-11-23T15:00:00Z') }).map(
    ({ code, because }) => `${code} ${because}`,
  );

describe('a service opportunity', () => {
  it.each([
    ['can someone review my essay', 'essay-review asked'],
    ['I need a real person to practice interviews with me', 'interview-prep asked'],
    ['could a counselor look at my financial aid', 'aid-review asked'],
    ['I want somebody to plan my classes', 'course-planning asked'],
    ['can an expert or a person check my list', 'list-review asked'],
  ])('is made when the student asks for it: %s', (message, expected) => {
    expect(codesIn(message)).toEqual([expected]);
  });

  it('is a talk with a person when nothing else was named', () => {
    expect(codesIn('connect me with an advisor', [], 'human_help')).toEqual(['human-consultation asked']);
  });

  it('is made when a gap is named a second time', () => {
    expect(codesIn('nobody reads my essays')).toEqual([]);
    expect(codesIn('no one ever reads my essays', ['nobody reads my essays'])).toEqual([
      'essay-review named-gap',
    ]);
    expect(codesIn('nobody reads my essays', ['nobody explains the FAFSA'])).toEqual([]);
  });

  it.each(['how long should my essay be', 'is my list balanced', 'what do I need for Purdue'])(
    'is not read into an ordinary question: %s',
    (message) => {
      expect(codesIn(message)).toEqual([]);
    },
  );
});
