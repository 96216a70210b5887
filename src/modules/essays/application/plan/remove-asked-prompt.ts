import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AskedPromptRepository } from '../../domain/reuse/asked-prompt.repository.js';

/** Takes a prompt out of the plan. */
export class RemoveAskedPrompt extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveAskedPrompt)
export class RemoveAskedPromptHandler implements ICommandHandler<RemoveAskedPrompt> {
  constructor(
    private readonly prompts: AskedPromptRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ studentId, id }: RemoveAskedPrompt): Promise<void> {
    await this.unitOfWork.run(() => this.prompts.remove(studentId, id));
  }
}
