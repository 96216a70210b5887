import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { UnknownCollege } from '../../domain/essay/essay.errors.js';
import { type AskedPrompt, MOST_ASKED_PROMPTS } from '../../domain/reuse/asked-prompt.js';
import { TooManyAskedPrompts } from '../../domain/reuse/asked-prompt.errors.js';
import { AskedPromptRepository } from '../../domain/reuse/asked-prompt.repository.js';

/** Adds a prompt that a college or a scholarship asks for. */
export class AskPrompt extends Command<string> {
  constructor(
    readonly studentId: string,
    readonly prompt: Omit<AskedPrompt, 'id'>,
  ) {
    super();
  }
}

@CommandHandler(AskPrompt)
export class AskPromptHandler implements ICommandHandler<AskPrompt> {
  constructor(
    private readonly prompts: AskedPromptRepository,
    private readonly cards: CollegeCards,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, prompt }: AskPrompt): Promise<string> {
    await this.requireCollege(prompt.collegeId);

    return this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      if ((await this.prompts.of(studentId)).length >= MOST_ASKED_PROMPTS) throw new TooManyAskedPrompts();
      const id = newId();
      await this.prompts.add(studentId, { id, ...prompt }, this.clock.now());
      return id;
    });
  }

  private async requireCollege(collegeId: number | null): Promise<void> {
    if (collegeId === null) return;
    if (!(await this.cards.of([collegeId])).has(collegeId)) throw new UnknownCollege();
  }
}
