import { describe, expect, it } from 'vitest';
import { briefOf, promptSourceOf } from './brief.js';
import { PROMPTS, promptsOf } from './prompt-library.js';

describe('the prompt library', () => {
  it('says every prompt once', () => {
    expect(new Set(PROMPTS.map(({ id }) => id)).size).toBe(PROMPTS.length);
    expect(new Set(PROMPTS.map(({ text }) => text.toLowerCase())).size).toBe(PROMPTS.length);
  });

  it.each([
    ['Personal Statement', ['Common App', 'UC', 'Apply with Scoir (Coalition)'], 21],
    ['Supplemental', ['College supplement'], 15],
    ['Scholarship', ['Scholarship'], 6],
    ['Other', ['Common App', 'Other'], 4],
  ] as const)('lists the prompts of a %s', (essayType, platforms, count) => {
    const prompts = promptsOf(essayType);

    expect([...new Set(prompts.map(({ platform }) => platform))]).toEqual(platforms);
    expect(prompts).toHaveLength(count);
  });
});

describe('the brief of a prompt', () => {
  it('comes from the library for a known prompt, by its id or its text', () => {
    const byId = briefOf('uc-1');

    expect(byId).toMatchObject({
      family: 'leadership',
      minWords: null,
      maxWords: 350,
      goesToManyColleges: true,
    });
    expect(briefOf(`  ${byId.prompt.toUpperCase()}.`)).toEqual(byId);
    expect(briefOf('common-app-2')).toMatchObject({ family: 'challenge', minWords: 250, maxWords: 650 });
    expect(briefOf('supplement-why-us')).toMatchObject({ family: 'why-us', goesToManyColleges: false });
  });

  it('puts the word limit of the student first', () => {
    expect(briefOf('common-app-2', 500).maxWords).toBe(500);
    expect(briefOf('Who are you? (250 words)', 100).maxWords).toBe(100);
  });

  it.each([
    [
      'Tell us about something someone did for you that you are grateful for. (250 words)',
      'gratitude',
      null,
      250,
    ],
    ['Discuss an accomplishment or realization that made you grow. (250 words)', 'growth', null, 250],
    ['Why do you want to attend Tufts University?', 'why-us', null, null],
    ['Why Tufts?', 'why-us', null, null],
    ['Describe a community you belong to in 200-300 words', 'community', 200, 300],
    ['Tell your future roommate something, in a 150-word note', 'roommate', null, 150],
    ['Describe your career goals in at least 500 words.', 'goals', 500, null],
    ['Write about a setback. At least 200 words, 1,000 words at most.', 'challenge', 200, 1000],
    ['What should we know?', 'open', null, null],
  ])('reads the student’s own question “%s”', (question, family, minWords, maxWords) => {
    expect(briefOf(question)).toEqual({
      prompt: question,
      family,
      known: null,
      minWords,
      maxWords,
      goesToManyColleges: false,
    });
  });
});

describe('the source of a prompt', () => {
  it.each([
    ['common-app-7', 'CommonApp'],
    ['coalition-6', 'Coalition'],
    ['uc-8', 'College'],
    ['supplement-joy', 'College'],
    ['scholarship-need', 'Custom'],
    ['other-additional', 'CommonApp'],
    ['A question nobody listed', 'Custom'],
  ])('of %s is %s', (prompt, source) => {
    expect(promptSourceOf(prompt)).toBe(source);
    expect(promptSourceOf(briefOf(prompt).prompt)).toBe(source);
  });
});
