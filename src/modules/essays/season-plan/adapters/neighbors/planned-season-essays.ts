import { Injectable } from '@nestjs/common';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { draftFrom } from '../../../adapters/for-plans/draft-from.js';
import { DraftsToReuseReadModel } from '../../../adapters/read-models/drafts-to-reuse.read-model.js';
import { promptById } from '../../../domain/prompts/brief.js';
import { type AskedPrompt } from '../../../domain/reuse/asked-prompt.js';
import { AskedPromptRepository } from '../../../domain/reuse/asked-prompt.repository.js';
import { type EssayUse, planEssays } from '../../../domain/reuse/essay-plan.js';
import { requirementsOf } from '../../../domain/reuse/requirements-of.js';
import { canTravel } from '../../../domain/reuse/reuse-fit.js';
import { SeasonEssays } from '../../application/season-essays.js';
import { type SeasonEssay, type SeasonEssayUse, type SharedForm } from '../../domain/season.js';

/** The essay plan as the season needs it: who gets which essay, and what is drafted already. */
@Injectable()
export class PlannedSeasonEssays extends SeasonEssays {
  constructor(
    private readonly prompts: AskedPromptRepository,
    private readonly drafts: DraftsToReuseReadModel,
    private readonly cards: CollegeCards,
  ) {
    super();
  }

  async of(studentId: string, answered: ReadonlySet<number>): Promise<SeasonEssay[]> {
    const [all, drafts] = await Promise.all([this.prompts.of(studentId), this.drafts.of(studentId)]);
    const asked = all.filter(({ collegeId }) => collegeId === null || !answered.has(collegeId));
    if (asked.length === 0) return [];

    const cards = await this.cards.of([...new Set(asked.flatMap(({ collegeId }) => collegeId ?? []))]);
    const requirements = requirementsOf(asked);
    const promptsFor = new Map(requirements.map(({ id, asked: prompts }) => [id, prompts]));
    const promptsOf = (use: EssayUse | undefined) => promptsFor.get(use?.requirement.id ?? '') ?? [];
    const titles = new Map(drafts.map(({ id, title }) => [id, title]));
    const nameOf = ({ collegeId, scholarship }: AskedPrompt): string =>
      scholarship ?? cards.get(collegeId ?? 0)?.shortName ?? 'A college';

    return planEssays(requirements, drafts.map(draftFrom)).essays.map((essay) => ({
      title: titles.get(essay.draft?.id ?? '') ?? titleOf(essay.uses, promptsOf(essay.uses[0])),
      words: essay.words,
      draft: essay.draft === null ? null : { id: essay.draft.id, wordCount: essay.draft.wordCount },
      mayTravel: canTravel(essay.family),
      uses: essay.uses.map((use) => useFrom(use, promptsOf(use), nameOf)),
    }));
  }
}

const FORM_TITLES: Readonly<Record<SharedForm, string>> = {
  'common-app': 'Common App essay',
  coalition: 'Coalition essay',
  uc: 'UC answer',
};

const formOf = (asked: readonly AskedPrompt[]): SharedForm | null => {
  const promptId = asked[0]?.promptId;
  return promptId === 'common-app' || promptId === 'coalition' || promptId === 'uc' ? promptId : null;
};

/** The form, and what the prompt asks in our own words. */
function titleOf([longest]: readonly EssayUse[], asked: readonly AskedPrompt[]): string {
  const prompt = promptById(longest?.promptId ?? '')?.text ?? 'Essay';
  const form = formOf(asked);
  return form === null ? prompt : `${FORM_TITLES[form]}: ${prompt}`;
}

const useFrom = (
  { requirement, change }: EssayUse,
  asked: readonly AskedPrompt[],
  nameOf: (prompt: AskedPrompt) => string,
): SeasonEssayUse => ({
  id: requirement.id,
  form: formOf(asked),
  collegeIds: [...new Set(asked.flatMap(({ collegeId }) => collegeId ?? []))],
  readers: [...new Set(asked.map(nameOf))],
  dueOn: requirement.dueOn,
  limit: requirement.limit,
  change,
});
