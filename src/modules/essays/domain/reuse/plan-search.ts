import { type PromptFamily } from '../prompts/prompt.js';
import { type Draft, type Requirement } from './requirement.js';
import { reuseFit } from './reuse-fit.js';

/** An essay is written at its longest use and cut to no less than half. */
const LONGEST_TO_SHORTEST = 2;
/** Steps of the search; about 20 prompts need fewer. */
const MOST_STEPS = 60_000;
const SAME_FIT = 1e-9;

export interface PlannedUse {
  requirement: Requirement;
  option: Requirement['options'][number];
  fit: number;
}

/** One essay of a plan under way: what it is about and whom it goes to. */
export interface PlannedEssay {
  core: PromptFamily;
  draft: Draft | null;
  uses: PlannedUse[];
  longest: number;
  shortest: number;
}

interface Cost {
  newEssays: number;
  words: number;
  fit: number;
}

/** The fewest new essays, then the fewest words to write, then the best fit. Depth first, so that any end is a plan. */
export class PlanSearch {
  private readonly order: readonly Requirement[];
  private readonly essays: PlannedEssay[];
  private best: { essays: PlannedEssay[]; cost: Cost } | null = null;
  private stepsLeft = MOST_STEPS;

  constructor(requirements: readonly Requirement[], drafts: readonly Draft[]) {
    this.order = requirements.toSorted(hardestFirst);
    const usable = drafts.filter((draft) => requirements.some((requirement) => mayServe(draft, requirement)));
    this.essays = usable.map((draft) => ({
      core: draft.family,
      draft,
      uses: [],
      longest: draft.limit,
      shortest: draft.limit,
    }));
  }

  /** `isSmallest` is false when the search was cut short: a good plan, maybe not the smallest. */
  run(): { essays: readonly PlannedEssay[]; isSmallest: boolean } {
    this.place(0);
    const used = (this.best?.essays ?? []).filter(({ uses }) => uses.length > 0);
    return { essays: used, isSmallest: this.stepsLeft > 0 };
  }

  private place(depth: number): void {
    if (this.stepsLeft <= 0) return;
    this.stepsLeft--;

    const cost = costOf(this.essays);
    if (this.best !== null && isDearer(cost, this.best.cost)) return;
    const requirement = this.order[depth];
    if (requirement === undefined) {
      this.keepIfBetter(cost);
      return;
    }
    this.joinEach(requirement, depth);
    this.openEach(requirement, depth);
  }

  private keepIfBetter(cost: Cost): void {
    if (this.best !== null && !isBetter(cost, this.best.cost)) return;
    this.best = { essays: this.essays.map((essay) => ({ ...essay, uses: [...essay.uses] })), cost };
  }

  private joinEach(requirement: Requirement, depth: number): void {
    for (const { essay, use } of this.possibleUses(requirement)) {
      const { longest, shortest } = essay;
      essay.uses.push(use);
      essay.longest = Math.max(longest, requirement.limit);
      essay.shortest = Math.min(shortest, requirement.limit);
      this.place(depth + 1);
      essay.longest = longest;
      essay.shortest = shortest;
      essay.uses.pop();
    }
  }

  /** One use for each essay that may take it, the best first. */
  private possibleUses(requirement: Requirement): { essay: PlannedEssay; use: PlannedUse }[] {
    const options = this.openOptions(requirement);
    const possible: { essay: PlannedEssay; use: PlannedUse }[] = [];
    for (const essay of this.essays) {
      if (!mayTake(essay, requirement)) continue;
      const use = bestUse(essay, requirement, options);
      if (use !== null) possible.push({ essay, use });
    }
    return possible.sort(
      (a, b) =>
        b.use.fit - a.use.fit ||
        Math.abs(a.essay.longest - requirement.limit) - Math.abs(b.essay.longest - requirement.limit) ||
        requirement.options.indexOf(a.use.option) - requirement.options.indexOf(b.use.option),
    );
  }

  private openEach(requirement: Requirement, depth: number): void {
    const cores = new Set<PromptFamily>();
    for (const option of this.openOptions(requirement)) {
      if (cores.has(option.family)) continue;
      cores.add(option.family);
      this.essays.push({
        core: option.family,
        draft: null,
        uses: [{ requirement, option, fit: 1 }],
        longest: requirement.limit,
        shortest: requirement.limit,
      });
      this.place(depth + 1);
      this.essays.pop();
    }
  }

  /** Of a choice such as four of eight each prompt is answered once. */
  private openOptions({ askedBy, options }: Requirement): Requirement['options'] {
    if (options.length === 1) return options;
    const answered = new Set<string>();
    for (const { uses } of this.essays)
      for (const use of uses) if (use.requirement.askedBy === askedBy) answered.add(use.option.promptId);
    return options.filter(({ promptId }) => !answered.has(promptId));
  }
}

/** The use that fits best, the first option where several do; null when none does. */
function bestUse(
  essay: PlannedEssay,
  requirement: Requirement,
  options: Requirement['options'],
): PlannedUse | null {
  const isSame = isForCollegeOf(essay, requirement);
  let best: PlannedUse | null = null;
  for (const option of options) {
    const fit = reuseFit(essay.core, option.family, isSame);
    if (fit > (best?.fit ?? 0)) best = { requirement, option, fit };
  }
  return best;
}

/** Those with the fewest options first, then the longest. */
const hardestFirst = (a: Requirement, b: Requirement): number =>
  a.options.length - b.options.length || b.limit - a.limit || (a.id < b.id ? -1 : 1);

/** Not tried at every step where it can serve nowhere. */
const mayServe = ({ family, limit, askedBy }: Draft, requirement: Requirement): boolean =>
  areCloseInLength(limit, limit, requirement.limit) &&
  requirement.options.some(
    (option) => reuseFit(family, option.family, (askedBy ?? requirement.askedBy) === requirement.askedBy) > 0,
  );

const areCloseInLength = (longest: number, shortest: number, limit: number): boolean =>
  Math.max(longest, limit) <= LONGEST_TO_SHORTEST * Math.min(shortest, limit);

/** Nobody gets one essay twice, and no essay is cut to less than half. */
const mayTake = ({ uses, longest, shortest }: PlannedEssay, { readers, limit }: Requirement): boolean =>
  areCloseInLength(longest, shortest, limit) &&
  !uses.some((use) => use.requirement.readers.some((reader) => readers.includes(reader)));

const isForCollegeOf = ({ draft, uses }: PlannedEssay, { askedBy }: Requirement): boolean =>
  (draft?.askedBy ?? uses[0]?.requirement.askedBy ?? askedBy) === askedBy;

/** An essay that exists already costs nothing. */
function costOf(essays: readonly PlannedEssay[]): Cost {
  const cost = { newEssays: 0, words: 0, fit: 0 };
  for (const { draft, longest, uses } of essays) {
    for (const use of uses) cost.fit += use.fit;
    if (draft !== null) continue;
    cost.newEssays += 1;
    cost.words += longest;
  }
  return cost;
}

/** However the rest is placed, it will not become better. */
const isDearer = (cost: Cost, best: Cost): boolean =>
  cost.newEssays > best.newEssays || (cost.newEssays === best.newEssays && cost.words > best.words);

const isBetter = (cost: Cost, best: Cost): boolean =>
  cost.newEssays < best.newEssays ||
  (cost.newEssays === best.newEssays &&
    (cost.words < best.words || (cost.words === best.words && cost.fit > best.fit + SAME_FIT)));
