import { describe, expect, it } from 'vitest';
import { normalize } from '../../language/normalize.js';
import { LEARNED_TOPICS } from './learned-topic-weights.js';
import { situationIn } from './situation.js';
import { subjectsIn } from './subject.js';
import { questionOf } from './topic-question.js';
import { topicCalled, topicsNear } from './topics.js';
import { TOPICS } from './topics/all-topics.js';

const nearest = (message: string, told = ''): string =>
  topicsNear(
    { plain: normalize(message).plain, meaning: null },
    { situation: situationIn(normalize(told).plain), subjects: subjectsIn(normalize(told).plain) },
  )[0]?.topic.key ?? '';

describe('topics', () => {
  it('have each a key of their own, ten ways to ask or more, and a page behind every source', () => {
    expect(new Set(TOPICS.map(({ key }) => key)).size).toBe(TOPICS.length);
    expect(TOPICS.filter(({ asked }) => asked.length < 10).map(({ key }) => key)).toEqual([]);
    const sources = TOPICS.flatMap(({ source }) => (source === null ? [] : [source]));
    expect(
      sources.filter(
        ({ url, checked }) => !/^https:\/\//u.test(url) || !/^2\d{3}-\d{2}-\d{2}$/u.test(checked),
      ),
    ).toEqual([]);
  });

  it('are learned by meaning, those in English: npm run topics:train', () => {
    const inEnglish = TOPICS.filter(({ language }) => language === undefined).map(({ key }) => key);
    expect(Object.keys(LEARNED_TOPICS)).toEqual(inEnglish);
  });

  it('have no way to ask in common', () => {
    const asked = TOPICS.filter(
      ({ after, goesOnFrom }) => after === undefined && goesOnFrom === undefined,
    ).flatMap((topic) => topic.asked);
    expect(asked.filter((phrase, at) => asked.indexOf(phrase) !== at)).toEqual([]);
  });

  it('have a short question that fits a chip', () => {
    expect(TOPICS.map(questionOf).filter((question) => (question ?? '').length > 32)).toEqual([]);
  });

  it('are found by each of their own ways to ask', { timeout: 60_000 }, () => {
    const missed = TOPICS.flatMap(({ key, after, goesOnFrom, language, asked }) =>
      asked.filter(
        (phrase) =>
          topicsNear(
            { plain: normalize(phrase).plain, meaning: null, language: language ?? 'en' },
            { situation: after ?? null, subjects: goesOnFrom ?? [] },
          )[0]?.topic.key !== key,
      ),
    );
    expect(missed).toEqual([]);
  });
});

describe('a topic in other words', () => {
  it.each([
    ['who is it that reads my application', 'who-reads-applications'],
    ['do division 3 schools give any money at all', 'division-three-money'],
    ['my roommate might be awful, what then', 'roommate-conflict'],
    ['is it ok to use chatgpt on my essay', 'using-ai-for-essays'],
    ['my parents refuse to fill in the fafsa', 'parent-refuses-form'],
  ])('is the nearest: %s', (message, key) => {
    expect(nearest(message)).toBe(key);
  });

  it.each([
    ['do i fill out the fafsa', 'i am undocumented', 'undocumented-aid'],
    ['so can i get financial aid', 'i am an international student', 'international-aid'],
    ['where do i live during the breaks', 'i am in foster care', 'foster-breaks'],
    ['who writes the rec letter', 'i am homeschooled', 'homeschool-letters'],
  ])('is that of the one who asks: %s', (message, told, key) => {
    expect(nearest(message, told)).toBe(key);
    expect(nearest(message)).not.toBe(key);
  });
});

it('a topic nobody wrote is an error', () => {
  expect(() => topicCalled('nothing')).toThrow('nothing');
});
