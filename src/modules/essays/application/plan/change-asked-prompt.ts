import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '#modules/identity/contracts/index.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type AskedPrompt } from '../../domain/reuse/asked-prompt.js';
import { AskedPromptRepository } from '../../domain/reuse/asked-prompt.repository.js';

/** Sets the limit and the due date of a prompt in the plan. */
export class ChangeAskedPrompt extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly id: string,
    readonly terms: Pick<AskedPrompt, 'wordLimit' | 'dueOn'>,
  ) {
    super();
  }
}

@CommandHandler(ChangeAskedPrompt)
export class ChangeAskedPromptHandler implements ICommandHandler<ChangeAskedPrompt> {
  constructor(
    private readonly prompts: AskedPromptRepository,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ studentId, id, terms }: ChangeAskedPrompt): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      await this.prompts.change(studentId, id, terms);
    });
  }
}
