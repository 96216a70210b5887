import { describe, expect, it } from 'vitest';
import { untraced } from '../figures/figure-guard.js';
import { ACTIVITIES_ADVICE } from './advice/activities.js';
import { type Advice } from './advice/advice.js';
import { BAD_NEWS_ADVICE } from './advice/bad-news.js';
import { COURSES_ADVICE } from './advice/courses.js';
import { PATHWAYS_ADVICE } from './advice/pathways.js';
import { RECOMMENDERS_ADVICE } from './advice/recommenders.js';
import { SCHOLARSHIPS_ADVICE } from './advice/scholarships.js';
import { SPECIAL_SITUATIONS_ADVICE } from './advice/special-situations.js';
import { TOPICS } from './advice/topics/all-topics.js';
import { AID_TEXTS } from './aid.js';
import { DATA_NOTES } from './data-notes.js';
import { type FixedText, lineOf, TEXTS_CHECKED_ON } from './fixed-text.js';
import { GLOSSARY } from './glossary.js';
import { TERMS } from './term-of.js';

const LONGEST_CHIP = 32;
const MOST_WORDS = 110;
const DAYS_BEFORE_A_NEW_LOOK = 365;
const NEVER_SAID =
  /\b(?:unlikely|safe bet|dream school|perfect|guarantee\w*|don’t worry|calm down|everything happens)\b|!/iu;

const ADVICE: Readonly<Record<string, readonly Advice[]>> = {
  activities: ACTIVITIES_ADVICE,
  'bad news': BAD_NEWS_ADVICE,
  courses: COURSES_ADVICE,
  pathways: PATHWAYS_ADVICE,
  recommenders: RECOMMENDERS_ADVICE,
  scholarships: SCHOLARSHIPS_ADVICE,
  'special situations': SPECIAL_SITUATIONS_ADVICE,
};
const advice = Object.entries(ADVICE).flatMap(([topic, list]) =>
  list.map((one, at) => [`advice on ${topic}, ${String(at + 1)}`, one] as const),
);

type Text = Pick<FixedText, 'lines' | 'figures'>;
const TEXTS: readonly (readonly [string, Text])[] = [
  ...Object.entries(AID_TEXTS),
  ...Object.entries(DATA_NOTES),
  ...TERMS.map((term) => {
    const { says, example, figures = [] } = GLOSSARY[term];
    return [term, { lines: [says, example], figures }] as const;
  }),
  ...TOPICS.map(({ key, says, then }) => [`topic ${key}`, { lines: [...says, then], figures: [] }] as const),
  ...advice.map(
    ([title, { says, then, figures = [] }]) => [title, { lines: [...says, then], figures }] as const,
  ),
];

describe.each(TEXTS)('the text "%s"', (_title, { lines, figures }) => {
  const said = lines.map((line) => lineOf(line, figures).text).join('\n');

  it('has no number but its figures, and uses each of them', () => {
    expect(untraced(said, { figures, told: [] })).toEqual([]);
    expect(figures.filter((_, at) => !lines.some((line) => line.includes(`{${String(at + 1)}}`)))).toEqual(
      [],
    );
  });

  it('is short, calm and promises nothing', () => {
    expect(said.split(/\s+/u).length).toBeLessThanOrEqual(MOST_WORDS);
    expect(NEVER_SAID.exec(said)).toBeNull();
  });
});

describe('advice', () => {
  it.each([...advice, ...TOPICS.map((topic) => [`topic ${topic.key}`, topic] as const)])(
    '%s offers chips that fit',
    (_title, { chips }) => {
      expect(chips.length).toBeGreaterThan(0);
      expect(chips.filter(({ length }) => length > LONGEST_CHIP)).toEqual([]);
    },
  );

  it.each(Object.entries(ADVICE))('on %s ends with one for every question', (_topic, list) => {
    expect(list.map(({ about }) => about).indexOf(null)).toBe(list.length - 1);
  });
});

it('was compared with its sources within a year', () => {
  const days = (Date.now() - Date.parse(TEXTS_CHECKED_ON)) / 86_400_000;
  expect(days).toBeLessThan(DAYS_BEFORE_A_NEW_LOOK);
});

it('names the school year of every amount of federal aid', () => {
  const amounts = Object.values(AID_TEXTS)
    .flatMap(({ figures }) => figures)
    .filter(({ unit, source }) => unit === 'dollars' && source === 'federal-student-aid');

  expect(amounts.map(({ year }) => year)).toEqual(amounts.map(() => '2026-27'));
});
