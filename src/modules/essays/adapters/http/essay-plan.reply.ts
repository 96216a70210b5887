import { Injectable } from '@nestjs/common';
import { type CollegeCard, CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { type CollegeNames } from '../../domain/colleges-named/college-names.js';
import { promptById } from '../../domain/prompts/brief.js';
import { applicationChoice } from '../../domain/reuse/application-choice.js';
import { type AskedPrompt } from '../../domain/reuse/asked-prompt.js';
import { AskedPromptRepository } from '../../domain/reuse/asked-prompt.repository.js';
import { type EssayToWrite, type EssayUse, planEssays } from '../../domain/reuse/essay-plan.js';
import { type AskedRequirement, requirementsOf } from '../../domain/reuse/requirements-of.js';
import { draftFrom } from '../for-plans/draft-from.js';
import { PlanNames } from './plan-names.js';
import { wrongNamesIn } from '../../domain/reuse/wrong-names.js';
import { type DraftRow, DraftsToReuseReadModel } from '../read-models/drafts-to-reuse.read-model.js';
import { type EssayPlan } from './essay-plan.dto.js';

type Cards = ReadonlyMap<number, CollegeCard>;

/** The plan of a student's essays, with the names of colleges and drafts. */
@Injectable()
export class EssayPlanReply {
  constructor(
    private readonly prompts: AskedPromptRepository,
    private readonly drafts: DraftsToReuseReadModel,
    private readonly cards: CollegeCards,
    private readonly names: PlanNames,
  ) {}

  async of(studentId: string): Promise<EssayPlan> {
    const [asked, drafts] = await Promise.all([this.prompts.of(studentId), this.drafts.of(studentId)]);
    const cards = await this.cards.of([...new Set(asked.flatMap(({ collegeId }) => collegeId ?? []))]);
    const requirements = requirementsOf(asked);
    const { essays, words, wordsOneByOne, isSmallest } = planEssays(requirements, drafts.map(draftFrom));

    const view = new PlanView(cards, await this.names.current(), requirements, drafts);
    return {
      asked: asked.map((prompt) => view.asked(prompt)),
      essays: essays.map((essay) => view.essay(essay)),
      answers: requirements.length,
      words,
      wordsOneByOne,
      isSmallest,
    };
  }
}

/** Puts names to the ids of a plan. */
class PlanView {
  private readonly requirements: ReadonlyMap<string, AskedRequirement>;
  private readonly drafts: ReadonlyMap<string, DraftRow>;

  constructor(
    private readonly cards: Cards,
    private readonly names: CollegeNames,
    requirements: readonly AskedRequirement[],
    drafts: readonly DraftRow[],
  ) {
    this.requirements = new Map(requirements.map((requirement) => [requirement.id, requirement]));
    this.drafts = new Map(drafts.map((draft) => [draft.id, draft]));
  }

  asked(prompt: AskedPrompt): EssayPlan['asked'][number] {
    const { promptId } = prompt;
    const application = applicationChoice(promptId);
    return {
      ...prompt,
      askedBy: this.nameOf(prompt),
      prompt: application?.name ?? promptById(promptId)?.text ?? promptId,
      usualLimit: application?.limit ?? promptById(promptId)?.maxWords ?? null,
    };
  }

  essay({ family, words, dueOn, draft, uses }: EssayToWrite): EssayPlan['essays'][number] {
    const row = draft === null ? undefined : this.drafts.get(draft.id);
    return {
      family,
      words,
      dueOn,
      draft: row === undefined ? null : { id: row.id, title: row.title, wordCount: row.wordCount },
      uses: uses.map((use) => this.use(use, row?.content)),
    };
  }

  private use(
    { requirement, promptId, family, change }: EssayUse,
    content: string | undefined,
  ): EssayPlan['essays'][number]['uses'][number] {
    const asked = this.requirements.get(requirement.id)?.asked ?? [];
    const collegeIds = asked.flatMap(({ collegeId }) => collegeId ?? []);
    return {
      askedBy: asked.map((prompt) => this.nameOf(prompt)),
      application: requirement.options.length > 1 ? requirement.askedBy : null,
      promptId,
      prompt: promptById(promptId)?.text ?? promptId,
      family,
      limit: requirement.limit,
      change,
      wrongNames: content === undefined ? [] : wrongNamesIn(content, collegeIds, this.names),
    };
  }

  private nameOf({ collegeId, scholarship }: AskedPrompt): string {
    return collegeId === null ? (scholarship ?? '') : (this.cards.get(collegeId)?.shortName ?? 'A college');
  }
}
