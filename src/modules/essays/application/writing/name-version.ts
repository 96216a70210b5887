import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '#modules/identity/contracts/index.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { EssayRepository } from '../../domain/essay/essay.repository.js';
import { EssayVersionRepository } from '../../domain/essay/essay-version.repository.js';

/** The student gives a version a name to find it by; null takes the name away. */
export class NameVersion extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly essayId: string,
    readonly versionNumber: number,
    readonly name: string | null,
  ) {
    super();
  }
}

@CommandHandler(NameVersion)
export class NameVersionHandler implements ICommandHandler<NameVersion> {
  constructor(
    private readonly essays: EssayRepository,
    private readonly versions: EssayVersionRepository,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ studentId, essayId, versionNumber, name }: NameVersion): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      await this.essays.lock(studentId, essayId);
      await this.versions.rename(essayId, versionNumber, name);
    });
  }
}
