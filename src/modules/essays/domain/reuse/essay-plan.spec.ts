import { describe, expect, it } from 'vitest';
import { promptById } from '../prompts/brief.js';
import { PROMPTS } from '../prompts/prompt-library.js';
import { type EssayPlan, planEssays } from './essay-plan.js';
import { type Draft, type Requirement } from './requirement.js';

const optionOf = (promptId: string): Requirement['options'][number] => ({
  promptId,
  family: promptById(promptId)?.family ?? 'open',
});

const choiceOf = (prefix: string): Requirement['options'] =>
  PROMPTS.filter(({ id }) => id.startsWith(prefix)).map(({ id }) => optionOf(id));

const asks = (id: string, limit: number, promptId: string, dueOn: string | null): Requirement => ({
  id,
  askedBy: id.charAt(0),
  limit,
  options: [optionOf(promptId)],
  readers: [id.charAt(0)],
  dueOn,
});

const commonApp: Requirement = {
  id: 'Common App essay',
  askedBy: 'Common App',
  limit: 650,
  options: choiceOf('common-app'),
  readers: ['A', 'B', 'C', 'D'],
  dueOn: '2026-11-01',
};

const uc = (number: number): Requirement => ({
  id: `UC ${number}`,
  askedBy: 'UC',
  limit: 350,
  options: choiceOf('uc-'),
  readers: ['UC'],
  dueOn: '2026-11-30',
});

/** Four colleges, the University of California and a scholarship. */
const EIGHTEEN_PROMPTS: readonly Requirement[] = [
  commonApp,
  uc(1),
  uc(2),
  uc(3),
  uc(4),
  asks('A why us', 250, 'supplement-why-us', '2026-11-01'),
  asks('A community', 250, 'supplement-community', '2026-11-01'),
  asks('A activity', 150, 'supplement-activity', '2026-11-01'),
  asks('B why us', 100, 'supplement-why-us-short', '2027-01-01'),
  asks('B why major', 250, 'supplement-why-major', '2027-01-01'),
  asks('B perspective', 300, 'supplement-perspective', '2027-01-01'),
  asks('C disagreement', 250, 'supplement-disagreement', '2027-01-02'),
  asks('C contribution', 250, 'supplement-contribution', '2027-01-02'),
  asks('D roommate', 250, 'supplement-roommate', '2027-01-05'),
  asks('D curiosity', 250, 'supplement-curiosity', '2027-01-05'),
  asks('D joy', 100, 'supplement-joy', '2027-01-05'),
  asks('Scholarship leadership', 500, 'scholarship-leadership', '2027-02-01'),
  asks('Scholarship goals', 500, 'scholarship-goals', '2027-02-01'),
];

const draft = (id: string, family: Draft['family'], limit: number, more: Partial<Draft> = {}): Draft => ({
  id,
  family,
  limit,
  wordCount: limit,
  askedBy: null,
  ...more,
});

const linesOf = ({ essays }: EssayPlan): string[] =>
  essays.map(({ family, words, dueOn, uses }) => {
    const answers = uses.map(({ requirement: { id, limit, options }, promptId, change }) =>
      [id, ...(options.length > 1 ? [`[${promptId}]`] : []), limit, change].join(' '),
    );
    return `${family} ${words} (due ${dueOn}): ${answers.join('; ')}`;
  });

describe('the fewest essays for a list of prompts', () => {
  it('turns eighteen prompts into ten essays', () => {
    const plan = planEssays(EIGHTEEN_PROMPTS);

    expect(plan).toMatchObject({ words: 3150, wordsOneByOne: 5450, isSmallest: true });
    expect(linesOf(plan)).toEqual([
      'leadership 650 (due 2026-11-01): Common App essay [common-app-7] 650 as it is; Scholarship leadership 500 shorten; UC 3 [uc-1] 350 shorten',
      'perspective 350 (due 2026-11-01): UC 1 [uc-7] 350 as it is; B perspective 300 shorten; A community 250 shorten',
      'why-us 250 (due 2026-11-01): A why us 250 as it is',
      'impact 250 (due 2026-11-01): C contribution 250 as it is; A activity 150 turn',
      'belief 350 (due 2026-11-30): UC 4 [uc-8] 350 turn; C disagreement 250 shorten',
      'curiosity 350 (due 2026-11-30): UC 2 [uc-6] 350 as it is; D curiosity 250 shorten',
      'goals 500 (due 2027-01-01): Scholarship goals 500 as it is; B why major 250 turn',
      'why-us 100 (due 2027-01-01): B why us 100 as it is',
      'roommate 250 (due 2027-01-05): D roommate 250 as it is',
      'story 100 (due 2027-01-05): D joy 100 as it is',
    ]);
  });

  it('answers every prompt once, sends nobody an essay twice and cuts none to less than half', () => {
    const { essays } = planEssays(EIGHTEEN_PROMPTS, [draft('d', 'growth', 650), draft('e', 'talent', 350)]);
    const uses = essays.flatMap((essay) => essay.uses);

    expect(uses.map(({ requirement }) => requirement.id).toSorted()).toEqual(
      EIGHTEEN_PROMPTS.map(({ id }) => id).toSorted(),
    );
    for (const essay of essays) {
      const readers = essay.uses.flatMap(({ requirement }) => requirement.readers);
      const limits = essay.uses.map(({ requirement }) => requirement.limit);
      expect(new Set(readers).size).toBe(readers.length);
      expect(Math.max(...limits)).toBeLessThanOrEqual(2 * Math.min(...limits));
    }
    const ofUc = uses
      .filter(({ requirement }) => requirement.askedBy === 'UC')
      .map(({ promptId }) => promptId);
    expect(new Set(ofUc).size).toBe(4);
  });

  it('does not depend on the order in which the prompts were added', () => {
    expect(linesOf(planEssays(EIGHTEEN_PROMPTS.toReversed()))).toEqual(linesOf(planEssays(EIGHTEEN_PROMPTS)));
  });

  it('is empty without prompts', () => {
    expect(planEssays([], [draft('d', 'growth', 650)])).toEqual({
      essays: [],
      words: 0,
      wordsOneByOne: 0,
      isSmallest: true,
    });
  });

  it('puts what has no date last', () => {
    const plan = planEssays([
      asks('A why us', 250, 'supplement-why-us', null),
      asks('B roommate', 250, 'supplement-roommate', '2027-01-01'),
    ]);

    expect(plan.essays.map(({ dueOn }) => dueOn)).toEqual(['2027-01-01', null]);
  });

  it('says so when it stopped looking', () => {
    const many = Array.from({ length: 12 }, (_, i) => String.fromCharCode(65 + i)).flatMap((college) => [
      asks(`${college} community`, 250, 'supplement-community', null),
      asks(`${college} activity`, 150, 'supplement-activity', null),
      asks(`${college} challenge`, 250, 'supplement-challenge', null),
    ]);
    const plan = planEssays([commonApp, uc(1), uc(2), uc(3), uc(4), ...many]);

    expect(plan.isSmallest).toBe(false);
    expect(plan.essays.flatMap(({ uses }) => uses)).toHaveLength(many.length + 5);
  });
});

describe('a draft in the plan', () => {
  it('serves where it fits and leaves nothing to write', () => {
    const plan = planEssays([commonApp], [draft('clock', 'challenge', 650, { wordCount: 289 })]);

    expect(plan).toMatchObject({ words: 0, wordsOneByOne: 650 });
    expect(plan.essays).toMatchObject([
      { draft: { id: 'clock' }, uses: [{ promptId: 'common-app-2', change: 'as it is' }] },
    ]);
  });

  it('is shortened by its own words', () => {
    const community = asks('A community', 250, 'supplement-community', null);
    const changeOf = (wordCount: number) =>
      planEssays([community], [draft('d', 'community', 350, { wordCount })]).essays[0]?.uses[0]?.change;

    expect(changeOf(320)).toBe('shorten');
    expect(changeOf(240)).toBe('as it is');
  });

  it('written for one college is not sent to another as it is', () => {
    const drafts = [draft('why A', 'why-us', 250, { askedBy: 'A' })];

    expect(planEssays([asks('A why us', 250, 'supplement-why-us', null)], drafts).words).toBe(0);
    expect(planEssays([asks('B why us', 250, 'supplement-why-us', null)], drafts).words).toBe(250);
  });
});
