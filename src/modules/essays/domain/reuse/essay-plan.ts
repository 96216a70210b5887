import { type PromptFamily } from '../prompts/prompt.js';
import { type PlannedEssay, type PlannedUse, PlanSearch } from './plan-search.js';
import { type Draft, type Requirement } from './requirement.js';

/** What an essay needs before it goes there. */
export type Change = 'as it is' | 'shorten' | 'turn';

export interface EssayUse {
  requirement: Requirement;
  promptId: string;
  family: PromptFamily;
  change: Change;
}

export interface EssayToWrite {
  family: PromptFamily;
  /** Its longest use. */
  words: number;
  dueOn: string | null;
  draft: Draft | null;
  /** The longest first. */
  uses: EssayUse[];
}

export interface EssayPlan {
  essays: EssayToWrite[];
  /** Words still to write; a draft counts nothing. */
  words: number;
  wordsOneByOne: number;
  isSmallest: boolean;
}

/** The fewest essays that answer every prompt. The same prompts and drafts give the same plan. */
export function planEssays(requirements: readonly Requirement[], drafts: readonly Draft[] = []): EssayPlan {
  const { essays, isSmallest } = new PlanSearch(requirements, drafts).run();
  const planned = essays.map(essayFrom).toSorted(dueFirst);
  return {
    essays: planned,
    words: sumOf(planned.filter(({ draft }) => draft === null).map(({ words }) => words)),
    wordsOneByOne: sumOf(requirements.map(({ limit }) => limit)),
    isSmallest,
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const essayFrom = ({ core, draft, uses }: PlannedEssay): EssayToWrite => {
  const words = Math.max(...uses.map(({ requirement }) => requirement.limit));
  return {
    family: core,
    words,
    dueOn: firstDue(uses),
    draft,
    uses: uses.map((use) => useFrom(use, draft?.wordCount ?? words)).toSorted(longestFirst),
  };
};

const useFrom = ({ requirement, option, fit }: PlannedUse, length: number): EssayUse => ({
  requirement,
  promptId: option.promptId,
  family: option.family,
  change: changeFor(fit, requirement.limit < length),
});

const changeFor = (fit: number, isTooLong: boolean): Change => {
  if (fit < 1) return 'turn';
  return isTooLong ? 'shorten' : 'as it is';
};

const firstDue = (uses: readonly PlannedUse[]): string | null =>
  uses
    .map(({ requirement }) => requirement.dueOn)
    .filter((dueOn) => dueOn !== null)
    .toSorted()
    .at(0) ?? null;

const longestFirst = (a: EssayUse, b: EssayUse): number =>
  b.requirement.limit - a.requirement.limit || (a.requirement.id < b.requirement.id ? -1 : 1);

/** What has no date comes last. */
const dueFirst = (a: EssayToWrite, b: EssayToWrite): number =>
  (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999') || b.words - a.words;
